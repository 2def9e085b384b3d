import { verificationRecord } from "../admin/operations/reports.ts";
import { verifyLedger } from "../../core/ledger/verify-ledger.ts";
import type { Standby } from "../../storage/postgres/standby.ts";
import type { AdminReply } from "../../wire/contract/admin-contract.ts";
import {
  plain,
  positional,
  type Command,
  type CommandInput,
  type CommandParts,
  type CommandResult,
} from "./command.ts";
import { verifyFolder } from "./archive.ts";
import { optionsOf, readFields } from "./field-options.ts";
import { facts } from "./table.ts";

async function verify(input: CommandInput, parts: CommandParts): Promise<CommandResult> {
  const full = input.flags.has("full");
  const { from } = input.options;
  const record =
    from === undefined
      ? await parts.call("verifyLedger", { query: { full: full ? "true" : "false" } })
      : await verifyStandby(await parts.openStandby(from), full);
  const json = plain(record);
  const { ok, accounts, entries, repaired, problems, rewinds } = json;
  const verdict = ok ? "ledger is consistent" : "ledger is inconsistent";
  const read = full ? "entries" : "entries since the last verification";
  const { archive } = input.options;
  const files = archive === undefined ? null : await verifyFolder(archive, parts);
  const text = [
    `${verdict}: ${accounts} accounts, ${entries} ${read}` +
      (repaired === 0 ? "" : `, ${repaired} of them repaired`),
    ...rewinds.map((lost) => `the ledger lost the data written from ${lost.from} to ${lost.to}`),
    ...(files === null ? [] : [files.text]),
  ].join("\n");
  const all = [...problems, ...(files?.found.problems ?? [])];
  return {
    json: files === null ? json : { ...json, archive: files.found },
    text,
    ok: ok && files?.found.ok !== false,
    ...(all.length > 0 && { note: all.join("\n") }),
  };
}

async function verifyStandby(standby: Standby, full: boolean): Promise<AdminReply<"verifyLedger">> {
  try {
    return verificationRecord(await verifyLedger(standby, { full, keep: null }));
  } finally {
    await standby.close();
  }
}

async function repair(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const path = { id: positional(input, 0) };
  const json = plain(
    await call("repairAccount", { path, body: readFields("repairAccount", input) }),
  );
  const { sums, unresolved_holds: holds, repaired, broken } = json;
  const wrong = [
    ...holds.map(({ request_id: id, reason }) => `the hold of request ${id} stays: ${reason}`),
    ...broken.map(({ kind, id }) => `entry ${kind} ${id} is still broken`),
  ];
  const text = [
    `sums: ${sums.length} repaired, ${holds.length} holds still without an end`,
    ...sums.map(repairedSumText),
    `entries: ${repaired.length} repaired, ${broken.length} still broken`,
    ...repaired.map(({ kind, id, text }) => facts({ [`  ${kind} ${id}`]: text })),
  ].join("\n");
  return {
    json,
    text,
    ok: wrong.length === 0,
    ...(wrong.length > 0 && { note: wrong.join("\n") }),
  };
}

function repairedSumText(sum: AdminReply<"repairAccount">["sums"][number]): string {
  const { scope, id, before, after } = sum;
  const spent = after.spent === null ? "" : `, spent ${before.spent} to ${after.spent}`;
  return `  ${scope.replace("_", " ")} ${id}: held ${before.held} to ${after.held}${spent}`;
}

function requestText(request: AdminReply<"showRequest">): string {
  const { usage: tokens } = request;
  return facts({
    id: request.id,
    account: request.account_id,
    key: request.key_id,
    model: request.model,
    protocol: request.protocol && `${request.protocol}${request.stream ? ", streamed" : ""}`,
    status: request.status === null ? "running" : `${request.status} (${outcomeText(request)})`,
    error: request.error_code,
    "refused field": request.pointer,
    "refusing limit": request.limit,
    "prompt tokens": tokens?.prompt_tokens ?? null,
    "of which cached": tokens?.cached_tokens ?? null,
    "completion tokens": tokens?.completion_tokens ?? null,
    "of which reasoning": tokens?.reasoning_tokens ?? null,
    estimated: request.estimated ? "yes" : "no",
    "vendor's numbers": reportedText(request),
    hold: request.hold,
    charge: request.charge,
    "charge reversed": request.taken_back_at,
    upstream: request.upstream,
    "upstream's cost": request.upstream_cost,
    margin: request.margin,
    "vendor's cost": request.vendor_cost,
    upstreams: request.upstreams.map(upstreamText).join("; "),
    started: request.started_at,
    ended: request.ended_at,
  });
}

/** Formats the vendor's own numbers as in "prompt 86, completion 120". */
function reportedText({ reported_usage: reported }: AdminReply<"showRequest">): string | null {
  if (reported === null) return null;
  const numbers = Object.entries(reported).filter(([, value]) => value !== null);
  const texts = numbers.map(([name, value]) => `${name.replace("_tokens", "")} ${value}`);
  return texts.join(", ") || "none";
}

/** Formats an upstream call as in "openai gpt-7: 503 in 12 ms, overloaded". */
function upstreamText(call: AdminReply<"showRequest">["upstreams"][number]): string {
  const { kind, model, status, ms, failure } = call;
  return `${kind} ${model}: ${status} in ${ms} ms${failure === null ? "" : `, ${failure}`}`;
}

/**
 * Returns the outcome of a request. A request without a hold was refused before money was reserved.
 */
function outcomeText({ hold, outcome }: AdminReply<"showRequest">): string | null {
  return hold === null ? "refused" : outcome;
}

/** Commands about single requests and the ledger. */
export const reportCommands: readonly Command[] = [
  {
    name: "requests show",
    summary:
      "Shows one request by its id, the x-request-id header of its response; refused ones for a week.",
    positionals: ["REQUEST_ID"],
    run: async (input, { call }) => {
      const request = await call("showRequest", { path: { id: positional(input, 0) } });
      return { json: plain(request), text: requestText(request) };
    },
  },
  {
    name: "ledger verify",
    summary:
      "Recomputes balances and chains from the entries since the last verification; exit code 1 if " +
      "one is wrong.",
    options: {
      full: { summary: "read all entries: finds changes of those verified before" },
      from: { value: "DATABASE_URL", summary: "a standby to read in place of the ledger" },
      archive: {
        value: "FOLDER",
        summary: "verify the files of an archive too, and that the ledger follows them",
      },
    },
    run: verify,
  },
  {
    name: "ledger repair",
    summary:
      "Corrects the account's sums that contradict its entries and holds, and ends holds that these " +
      "sums kept from ending. Records the original text of entries that were posted with half of a " +
      "surrogate pair, or with NUL, before they move to PostgreSQL. Exit code 1 if a hold or an entry is still wrong.",
    positionals: ["ACCOUNT"],
    options: optionsOf("repairAccount"),
    run: repair,
  },
];
