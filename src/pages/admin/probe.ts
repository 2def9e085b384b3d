import type { Schemas } from "../../../generated/admin/types.ts";
import { element as h } from "../kit/elements.js";
import { countOf } from "../kit/format.js";
import type { Column } from "../kit/table.js";
import type { App } from "./app.js";
import { openAction } from "./dialog.js";
import { badge } from "./dom.js";
import { moneyToConfirm } from "./format.js";
import { upstreamAddress, upstreamModel } from "./links.js";
import { table } from "./table.js";

/** Reads what a probe of a model's upstreams costs, and opens the dialog that starts it. */
export async function probeModel(app: App, model: string): Promise<void> {
  const body = { models: [model] };
  const plan = await app.client.probeUpstreams({ body: { ...body, dry_run: true } });
  openAction({
    title: `Probe the upstreams of ${model}`,
    review: () => [
      [
        "Sends",
        `a small request for each of ${plan.abilities} abilities, to ${countOf(plan.upstreams, "upstream")} of the model`,
      ],
      [
        "Billed by the vendor",
        `at most ${moneyToConfirm(plan.cost_at_most)} to the gateway's own keys`,
      ],
      ["Audit log", "records it with your name"],
    ],
    confirm: "Probe",
    run: () => app.client.probeUpstreams({ body }),
    done: (report) => probeResult(report),
  });
}

type ProbeRow = Schemas["ProbeReport"]["data"][number];

/** Shows what works at each upstream. */
function probeResult({ data }: Schemas["ProbeReport"]): HTMLElement {
  const failing = data.filter(({ configured, works }) => configured && !works).length;
  const isOne = new Set(data.map(({ upstream }) => upstream)).size < 2;
  const summary =
    failing === 0
      ? "Every configured ability works."
      : `${failing} configured ${failing === 1 ? "ability fails" : "abilities fail"}.`;
  return h(
    "div",
    {},
    h("p", {}, summary),
    table<ProbeRow>({
      caption: "Abilities by upstream",
      hasHiddenCaption: true,
      columns: [
        { name: "Ability", isHeader: true, of: ({ ability }) => ability.replaceAll("_", " ") },
        ...(isOne ? [] : [upstreamColumn]),
        {
          name: "Result",
          of: (row) => [resultOf(row), h("div", { class: "hint" }, detailOf(row))],
        },
      ],
      rows: data,
    }),
  );
}

const upstreamColumn: Column<ProbeRow> = {
  name: "Upstream",
  of: ({ upstream }) => [
    upstreamModel(upstream),
    h("div", { class: "hint" }, upstreamAddress(upstream)),
  ],
};

function resultOf({ configured, works }: ProbeRow): HTMLElement {
  if (works) return badge("works", "good");
  return configured ? badge("fails", "bad") : badge("not configured", "off");
}

function detailOf({ detail, quirk }: ProbeRow): string {
  const found = quirk === null ? "" : `Set for this upstream: quirks: ${JSON.stringify(quirk)}`;
  return [detail, found].filter((text) => text !== "").join(" · ");
}
