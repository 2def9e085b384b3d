import type { Model } from "../catalog/model.ts";
import { coversModel } from "../catalog/plan.ts";
import { providerKinds } from "../catalog/provider-kinds.ts";
import { formatAmount, nanoUsd } from "../money/amounts.ts";
import { abilities } from "../probe/abilities.ts";
import type { Target } from "../probe/ask.ts";
import type { Quirks } from "../probe/candidate-quirks.ts";
import { costOf } from "../probe/cost.ts";
import { SEARCH_CHECKS_MAX } from "../probe/find-quirks.ts";
import { probe, type ProbeRow } from "../probe/probe.ts";
import {
  type Command,
  type CommandContext,
  CommandError,
  type CommandResult,
  UsageError,
} from "./command.ts";
import { describeUpstreams, upstreamTable } from "./describe-upstreams.ts";
import { table } from "./table.ts";

const DETAIL_CHARACTERS_MAX = 120;

/** The upstreams of the models that the patterns cover; without any, of all that have an address. */
function chooseTargets(models: Iterable<Model>, patterns: readonly string[]): readonly Target[] {
  const all = [...models];
  const unknown = patterns.find((pattern) => !all.some(({ id }) => coversModel([pattern], id)));
  if (unknown !== undefined) {
    throw new CommandError(`there is no model ${JSON.stringify(unknown)}`);
  }
  const chosen = all.filter(({ id, lifecycle }) =>
    patterns.length === 0 ? lifecycle !== "retired" : coversModel(patterns, id),
  );
  const targets = chosen.flatMap((model) =>
    model.upstreams
      .filter(({ kind }) => patterns.length > 0 || providerKinds[kind].hasAddress)
      .map((upstream) => ({ model, upstream })),
  );
  if (targets.length === 0) throw new CommandError("no upstream is configured");
  return targets;
}

/** What the probe asks and what it can cost, in words. */
function announcement(targets: readonly Target[]): string {
  const checks = targets.flatMap((target) => abilities.map((ability) => ({ ability, target })));
  const configured = checks.filter(
    ({ ability, target }) => ability.deniedBy(target.model) === null,
  );
  const atMost = costOf(checks);
  const withSearch = atMost + costOf(configured, SEARCH_CHECKS_MAX);
  return [
    `Probing ${targets.length} ${targets.length === 1 ? "upstream" : "upstreams"} for `,
    `${abilities.length} abilities each, with your own keys. By the catalog's prices this costs `,
    `at most $${formatAmount(atMost)}; `,
    `at most $${formatAmount(nanoUsd(withSearch))} if quirks have to be searched for.`,
  ].join("");
}

async function confirmCost(
  targets: readonly Target[],
  isConfirmed: boolean,
  { confirm, notify }: CommandContext,
): Promise<void> {
  if (!isConfirmed && confirm === null) {
    throw new UsageError(
      `the probe spends money and nobody is at a terminal to confirm it: repeat with --yes. ` +
        announcement(targets),
    );
  }
  notify(announcement(targets));
  if (isConfirmed || confirm === null) return;
  if (!(await confirm("Continue?"))) throw new CommandError("not confirmed; nothing was sent");
}

function quirksText(quirks: Quirks): string {
  const parts = Object.entries(quirks).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `{ ${parts.join(", ")} }`;
}

function shorten(text: string): string {
  return text.length > DETAIL_CHARACTERS_MAX ? `${text.slice(0, DETAIL_CHARACTERS_MAX)}…` : text;
}

/** One table per upstream, each followed by the quirks that mend it. */
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

/** All quirks that were found for an upstream; of two values for one name, the later. */
function mergeQuirks(rows: readonly ProbeRow[]): Quirks | null {
  const merged = Object.fromEntries(rows.flatMap(({ quirk }) => Object.entries(quirk ?? {})));
  return Object.keys(merged).length === 0 ? null : merged;
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
    run: async (_input, context) => {
      const upstreams = describeUpstreams(context.loadConfig());
      return { json: upstreams, text: upstreamTable(upstreams) };
    },
  },
  {
    name: "upstreams probe",
    summary: "Shows what works at each upstream, by small requests that the vendor bills to you.",
    morePositionals: "MODEL",
    options: { yes: { summary: "Starts without asking for confirmation." } },
    run: async ({ positionals, flags }, context) => {
      const { catalog } = context.loadConfigWithKeys();
      const targets = chooseTargets(catalog.models.values(), positionals);
      await confirmCost(targets, flags.has("yes"), context);
      const { providers, close } = context.openUpstreams();
      try {
        const providerOf = ({ upstream }: Pick<Target, "upstream">) => providers[upstream.kind];
        return probed(await probe(targets, { providerOf, sleep: context.sleep }));
      } finally {
        await close();
      }
    },
  },
];
