import type { AdminReply } from "../../wire/contract/admin-contract.ts";
import {
  given,
  plain,
  type Command,
  CommandError,
  type CommandParts,
  type CommandResult,
  UsageError,
} from "./command.ts";
import { table } from "./table.ts";
import { upstreamTable } from "./upstream-table.ts";

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
  { confirm, notify }: CommandParts,
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
function report(rows: readonly ProbeRow[]): string {
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

function probed(rows: readonly ProbeRow[]): CommandResult {
  const failed = rows.filter(({ configured, works }) => configured && !works).length;
  return {
    json: rows,
    text: report(rows),
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
      const upstreams = (await call("listUpstreams")).data.map(plain);
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
      const models = given({ models: positionals.length === 0 ? undefined : positionals });
      const plan = await call("probeUpstreams", { body: { ...models, dry_run: true } });
      await confirmCost(plan, flags.has("yes"), parts);
      return probed((await call("probeUpstreams", { body: models })).data);
    },
  },
];
