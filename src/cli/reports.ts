import { formatAmount } from "../money/amounts.ts";
import type { RequestRecord, UsageRow } from "../ledger/store.ts";
import {
  positional,
  CommandError,
  UsageError,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandResult,
} from "./command.ts";
import { facts, table } from "./table.ts";
import { findAccount, isoOrNull } from "./values.ts";

type Grouping = "key" | "model" | "day";

function readGrouping(text: string | undefined): Grouping {
  switch (text) {
    case undefined:
      return "model";
    case "key":
    case "model":
    case "day":
      return text;
    default:
      throw new UsageError(`--by must be key, model or day, not ${JSON.stringify(text)}`);
  }
}

async function usage(input: CommandInput, context: CommandContext): Promise<CommandResult> {
  const by = readGrouping(input.options["by"]);
  const accountId = input.options["account"] ?? null;
  const store = await context.openStore();
  if (accountId !== null) await findAccount(store, accountId);
  const groups = (await store.usage({ accountId, by })).map((row: UsageRow) => ({
    [by]: row.group,
    requests: row.requests,
    prompt_tokens: row.promptTokens,
    completion_tokens: row.completionTokens,
    charge: formatAmount(row.charge),
  }));
  const columns = [by, "requests", "prompt tokens", "completion tokens", "charge"];
  return { json: groups, text: table(columns, groups.map(Object.values<string | number>)) };
}

async function verify(_input: CommandInput, context: CommandContext): Promise<CommandResult> {
  const { ok, accounts, entries, problems } = await (await context.openStore()).verify();
  const verdict = ok ? "ledger is consistent" : "ledger is inconsistent";
  const text = `${verdict}: ${accounts} accounts, ${entries} entries`;
  return {
    json: { ok, accounts, entries, problems },
    text,
    ok,
    ...(problems.length > 0 && { note: problems.join("\n") }),
  };
}

/** A request as recorded in the ledger; nulls while it is running. */
function requestView(request: RequestRecord): Readonly<Record<string, unknown>> {
  const { usage: tokens } = request;
  return {
    id: request.id,
    account_id: request.accountId,
    key_id: request.keyId,
    model: request.model,
    protocol: request.protocol,
    stream: request.stream,
    status: request.status,
    outcome: request.outcome,
    usage: tokens && {
      prompt_tokens: tokens.promptTokens,
      completion_tokens: tokens.completionTokens,
      cached_tokens: tokens.cachedTokens,
      cache_write_tokens: tokens.cacheWriteTokens,
      reasoning_tokens: tokens.reasoningTokens,
    },
    estimated: request.estimated,
    hold: formatAmount(request.hold),
    charge: request.charge === null ? null : formatAmount(request.charge),
    taken_back_at: isoOrNull(request.takenBackAtMs),
    vendor_cost: request.vendorCost,
    upstreams: request.upstreams,
    started_at: new Date(request.startedAtMs).toISOString(),
    ended_at: isoOrNull(request.endedAtMs),
  };
}

function requestText(request: RequestRecord): string {
  const { usage: tokens } = request;
  return facts({
    id: request.id,
    account: request.accountId,
    key: request.keyId,
    model: request.model,
    protocol: `${request.protocol}${request.stream ? ", streamed" : ""}`,
    status: request.status === null ? "running" : `${request.status} (${request.outcome})`,
    "prompt tokens": tokens?.promptTokens ?? null,
    "of which cached": tokens?.cachedTokens ?? null,
    "completion tokens": tokens?.completionTokens ?? null,
    "of which reasoning": tokens?.reasoningTokens ?? null,
    estimated: request.estimated ? "yes" : "no",
    hold: formatAmount(request.hold),
    charge: request.charge === null ? null : formatAmount(request.charge),
    "charge taken back": isoOrNull(request.takenBackAtMs),
    "vendor's cost": request.vendorCost,
    upstreams: request.upstreams
      .map(({ kind, model, status, ms }) => `${kind} ${model}: ${status} in ${ms} ms`)
      .join("; "),
    started: new Date(request.startedAtMs).toISOString(),
    ended: isoOrNull(request.endedAtMs),
  });
}

/** Commands about usage, requests and the ledger. */
export const reportCommands: readonly Command[] = [
  {
    name: "usage",
    summary: "Sums up requests, tokens and charges.",
    options: {
      account: { value: "ID", summary: "only this account" },
      by: { value: "key|model|day", summary: "grouping; default model" },
    },
    run: usage,
  },
  {
    name: "requests show",
    summary: "Shows one request by its id, the x-request-id header of its response.",
    positionals: ["REQUEST_ID"],
    run: async (input, context) => {
      const id = positional(input, 0);
      const request = await (await context.openStore()).showRequest(id);
      if (request === null) throw new CommandError(`there is no request ${JSON.stringify(id)}`);
      return { json: requestView(request), text: requestText(request) };
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
