import type { AdminReply } from "../../wire/contract/admin-contract.ts";
import {
  withoutUndefined,
  withoutObject,
  type Command,
  CommandError,
  type CommandDependencies,
  type CommandResult,
  UsageError,
} from "./command.ts";
import { table } from "./table.ts";

const DETAIL_CHARACTERS_MAX = 120;

type Report = AdminReply<"probeUpstreams">;
type ProbeRow = Report["data"][number];
type Quirks = NonNullable<ProbeRow["quirk"]>;

/** Describes the requests of a probe and their maximum cost. */
function announcement(plan: Report): string {
  return [
    `Probing ${plan.upstreams} ${plan.upstreams === 1 ? "upstream" : "upstreams"} for `,
    `${plan.abilities} abilities each, with your own keys. By the catalog's prices this costs `,
    `at most $${plan.cost_at_most}; `,
    `at most $${plan.cost_at_most_with_search} if quirks have to be searched for.`,
  ].join("");
}

async function confirmCost(
  plan: Report,
  isConfirmed: boolean,
  { confirm, notify }: CommandDependencies,
): Promise<void> {
  if (!isConfirmed && confirm === null) {
    throw new UsageError(
      `the probe spends money, and there is no terminal to confirm it: repeat with --yes. ` +
        announcement(plan),
    );
  }
  notify(announcement(plan));
  if (isConfirmed || confirm === null) return;
  if (!(await confirm("Continue?"))) throw new CommandError("not confirmed; no request was sent");
}

function quirksText(quirks: Quirks): string {
  const parts = Object.entries(quirks).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `{ ${parts.join(", ")} }`;
}

function shorten(text: string): string {
  return text.length > DETAIL_CHARACTERS_MAX ? `${text.slice(0, DETAIL_CHARACTERS_MAX)}…` : text;
}

/** Formats one table per upstream, each followed by the quirks that fix it. */
function probeTables(rows: readonly ProbeRow[]): string {
  const groups = Map.groupBy(rows, ({ model, upstream }) => `${model} at ${upstream}`);
  const parts = [...groups].map(([title, group]) => {
    const cells = group.map(({ ability, works, detail, quirk }) => [
      ability,
      works ? "yes" : "no",
      quirk === null ? "-" : quirksText(quirk),
      shorten(detail) || "-",
    ]);
    const quirks = mergeQuirks(group);
    const advice = quirks === null ? [] : [`Set for this upstream: quirks: ${quirksText(quirks)}`];
    return [title, table(["ability", "works", "quirk", "detail"], cells), ...advice].join("\n");
  });
  return parts.join("\n\n");
}

/**
 * Merges all quirks that were found for an upstream: lists to their intersection, other values to
 * the last one.
 */
function mergeQuirks(rows: readonly ProbeRow[]): Quirks | null {
  const merged = new Map<string, unknown>();
  for (const [name, value] of rows.flatMap(({ quirk }) => Object.entries(quirk ?? {}))) {
    merged.set(name, common(merged.get(name), value));
  }
  return merged.size === 0 ? null : Object.fromEntries(merged);
}

function common(earlier: unknown, later: unknown): unknown {
  if (!Array.isArray(earlier) || !Array.isArray(later)) return later;
  return later.filter((item: unknown) => earlier.includes(item));
}

function probeResult(rows: readonly ProbeRow[]): CommandResult {
  const failed = rows.filter(({ configured, works }) => configured && !works).length;
  return {
    json: rows,
    text: probeTables(rows),
    ...(failed > 0 && {
      note: `${failed} configured ${failed === 1 ? "ability fails" : "abilities fail"}`,
      ok: false,
    }),
  };
}

/** Commands about the upstreams. */
export const upstreamCommands: readonly Command[] = [
  {
    name: "upstreams list",
    summary: "Lists the upstreams of every model, with their dialects and quirks.",
    run: async (_input, { call }) => {
      const upstreams = (await call("listUpstreams")).data.map(withoutObject);
      return { json: upstreams, text: upstreamTable(upstreams) };
    },
  },
  {
    name: "upstreams probe",
    summary:
      "Checks which abilities work at each upstream, with small requests that the vendor bills to you.",
    morePositionals: "MODEL",
    options: { yes: { summary: "Starts without asking for confirmation." } },
    run: async ({ positionals, flags }, parts) => {
      const { call } = parts;
      const models = withoutUndefined({
        models: positionals.length === 0 ? undefined : positionals,
      });
      const plan = await call("probeUpstreams", { body: { ...models, dry_run: true } });
      await confirmCost(plan, flags.has("yes"), parts);
      return probeResult((await call("probeUpstreams", { body: models })).data);
    },
  },
];

/** An upstream that has an address, with its dialect and the reason for the dialect. */
export type UpstreamDescription = AdminReply<"listUpstreams">["data"][number];

type Facts = UpstreamDescription["facts"];

const reasons = {
  file: "named in the file",
  preset: "of the preset",
  host: "by its address",
  default: "default dialect",
} as const satisfies Record<UpstreamDescription["reason"], string>;

const samplingTexts: Readonly<Record<Facts["sampling"], string | null>> = {
  all: null,
  one: "temperature or top_p",
  none: "no sampling",
  "effort-none-only": "sampling at effort none",
};

const responsesTexts: Readonly<Record<Facts["responses"], string | null>> = {
  never: null,
  "tools-with-effort": "tools with effort over Responses",
  tools: "tools over Responses",
};

/**
 * Formats the reasoning mode and efforts of a model, and the parameters that it does not accept.
 */
function factsText(facts: Facts): string {
  const { thinking, forced_by: forcedBy } = facts;
  const isLasting = thinking === "always" || thinking === "between-tools";
  const efforts = facts.efforts.filter((effort) => !isLasting || effort !== "none");
  return [
    thinking,
    efforts.length > 0 ? efforts.join("/") : "no efforts",
    facts.bound_thinking ? "bound" : null,
    samplingTexts[facts.sampling],
    facts.stop ? null : "no stop",
    facts.forced_tools ? null : "no forced tools",
    facts.forced_tools && forcedBy !== "any" ? `tools forced by ${forcedBy}` : null,
    facts.single_calls ? null : "no single calls",
    responsesTexts[facts.responses],
  ]
    .filter((text) => text !== null)
    .join(", ");
}

/** Returns a table with one row per upstream. */
export function upstreamTable(upstreams: readonly Omit<UpstreamDescription, "object">[]): string {
  const rows = upstreams.map(({ known_as: knownAs, facts, ...row }) => [
    row.model,
    row.kind,
    row.base_url,
    row.dialect,
    reasons[row.reason],
    `${knownAs ?? "by its name"}: ${factsText(facts)}`,
    Object.entries(row.quirks)
      .map(([quirk, value]) => `${quirk}: ${JSON.stringify(value)}`)
      .join(", "),
  ]);
  return table(["model", "kind", "upstream", "dialect", "why", "facts", "quirks"], rows);
}
