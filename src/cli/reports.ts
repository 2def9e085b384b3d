import type { AdminReply } from "../contract/admin-contract.ts";
import {
  plain,
  positional,
  type Command,
  type CommandInput,
  type CommandParts,
  type CommandResult,
} from "./command.ts";
import { facts } from "./table.ts";

async function verify(_input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const json = plain(await call("verifyLedger"));
  const { ok, accounts, entries, problems } = json;
  const verdict = ok ? "ledger is consistent" : "ledger is inconsistent";
  const text = `${verdict}: ${accounts} accounts, ${entries} entries`;
  return { json, text, ok, ...(problems.length > 0 && { note: problems.join("\n") }) };
}

function requestText(request: AdminReply<"showRequest">): string {
  const { usage: tokens } = request;
  return facts({
    id: request.id,
    account: request.account_id,
    key: request.key_id,
    model: request.model,
    protocol: `${request.protocol}${request.stream ? ", streamed" : ""}`,
    status: request.status === null ? "running" : `${request.status} (${request.outcome})`,
    "prompt tokens": tokens?.prompt_tokens ?? null,
    "of which cached": tokens?.cached_tokens ?? null,
    "completion tokens": tokens?.completion_tokens ?? null,
    "of which reasoning": tokens?.reasoning_tokens ?? null,
    estimated: request.estimated ? "yes" : "no",
    hold: request.hold,
    charge: request.charge,
    "charge taken back": request.taken_back_at,
    upstream: request.upstream,
    "upstream's cost": request.upstream_cost,
    margin: request.margin,
    "vendor's cost": request.vendor_cost,
    upstreams: request.upstreams
      .map(({ kind, model, status, ms }) => `${kind} ${model}: ${status} in ${ms} ms`)
      .join("; "),
    started: request.started_at,
    ended: request.ended_at,
  });
}

/** Commands about single requests and the ledger. */
export const reportCommands: readonly Command[] = [
  {
    name: "requests show",
    summary: "Shows one request by its id, the x-request-id header of its response.",
    positionals: ["REQUEST_ID"],
    run: async (input, { call }) => {
      const request = await call("showRequest", { path: { id: positional(input, 0) } });
      return { json: plain(request), text: requestText(request) };
    },
  },
  {
    name: "ledger verify",
    summary: "Recomputes every balance from its entries; exit code 1 if one is wrong.",
    run: verify,
  },
  {
    name: "ledger backup",
    summary:
      "Copies the embedded ledger into a new file, even while a gateway is running; overwrites nothing.",
    positionals: ["FILE"],
    run: async (input, context) => {
      const { file, bytes } = await context.backUp(positional(input, 0));
      return { json: { file, bytes }, text: `${file}: ${bytes} bytes` };
    },
  },
];
