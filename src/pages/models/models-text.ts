import type { Catalog, Model } from "../../catalog/model.ts";
import { formatPricePerMillion, type PicoUsd } from "../../money/amounts.ts";

const HEAD = [
  "| model | context | longest reply | input | output | cached input | what it can do |",
  "|---|---|---|---|---|---|---|",
];

/** The catalog as Markdown: the models of upstreams, then those of the sandbox. */
export function modelsText({ models, pricedByPlan }: Catalog): string {
  const row = (model: Model): string => rowOf(model, pricedByPlan?.has(model.id) === true);
  const all = [...models.values()].filter(({ lifecycle }) => lifecycle !== "retired");
  const sandbox = all.filter(isSandbox);
  const real = all.filter((model) => !isSandbox(model));
  const none = "This gateway serves no models of upstreams yet.";
  return [
    "# Models and prices",
    "",
    "Prices are in US dollars per million tokens; `GET /v1/models` returns them per token, exactly,",
    "for the models that your key may use, at the prices of your plan. Context and replies are in",
    "tokens. Images are billed by their tokens. See [how requests are charged](/docs#money).",
    "",
    "## Models",
    "",
    ...(real.length === 0 ? [none] : [...HEAD, ...real.map(row)]),
    "",
    "## Sandbox models",
    "",
    "Deterministic, for your tests; they call no upstream. See [what each does](/docs#sandbox-models).",
    "",
    ...HEAD,
    ...sandbox.map(row),
    "",
  ].join("\n");
}

function isSandbox({ upstreams }: Model): boolean {
  return upstreams.every(({ kind }) => kind === "sandbox");
}

/** A catalog price that some plan departs from is not shown: it may be what the operator pays. */
function rowOf(model: Model, isPricedByPlan: boolean): string {
  const { id, displayName, contextLength, maxOutputTokens, pricing } = model;
  const cells = [
    `\`${id}\`<br>${plain(displayName)}`,
    grouped(contextLength),
    grouped(maxOutputTokens),
    ...(isPricedByPlan
      ? ["by plan", "by plan", "by plan"]
      : [price(pricing.prompt), price(pricing.completion), cached(pricing)]),
    abilities(model),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** With cents, if there are any: `$7.50`. */
function price(pico: PicoUsd): string {
  const text = formatPricePerMillion(pico);
  return `$${/\.\d$/.test(text) ? `${text}0` : text}`;
}

function cached({ cachedPrompt, cacheWrite }: Model["pricing"]): string {
  if (cachedPrompt === null && cacheWrite === null) return "–";
  const read = cachedPrompt === null ? "–" : price(cachedPrompt);
  return cacheWrite === null ? read : `${read}, writes ${price(cacheWrite)}`;
}

function abilities({ capabilities, lifecycle }: Model): string {
  const { tools, images, structuredOutput, reasoning } = capabilities;
  const named = [
    ...(tools ? ["tools"] : []),
    ...(images ? ["images"] : []),
    ...(structuredOutput === "strict" ? ["JSON schema"] : []),
    ...(structuredOutput === "best_effort" ? ["JSON (best effort)"] : []),
    ...(reasoning === "none" ? [] : [reasoning === "always" ? "always reasons" : "reasoning"]),
  ];
  const list = named.length === 0 ? "text" : named.join(", ");
  return lifecycle === "active" ? list : `${list}; **${lifecycle}**`;
}

function grouped(count: number): string {
  return count.toLocaleString("en-US");
}

/** An operator's text, without what Markdown or HTML would read as its own. */
function plain(text: string): string {
  return text.replace(/[<>&|`*_[\]\\\r\n]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
