import { formatPricePerMillion, type PicoUsd } from "../../core/money/amounts.ts";
import type { PriceTier, Pricing, TokenPrices } from "../../core/money/pricing.ts";
import { lifecycleAt } from "../../upstreams/catalog/lifecycle.ts";
import type { Catalog, Model } from "../../upstreams/catalog/model.ts";
import type { AppDependencies } from "../../http/pipeline/app-dependencies.ts";
import type { Page } from "../../http/replies/page.ts";
import { articlePages } from "../docs/article-pages.ts";
import type { Site } from "../docs/site.ts";
import { whenChanged } from "../markdown-document.ts";

const DAY_MS = 86_400_000;

/**
 * Returns a function that returns the currently served models, with their prices, as Markdown. A
 * model is deprecated or retired at the beginning of a day.
 */
export function servedModels({
  catalog,
  clock,
}: Pick<AppDependencies, "catalog" | "clock">): () => string {
  return whenChanged(
    (): readonly [Catalog, number] => [catalog(), Math.floor(clock.nowMs() / DAY_MS)],
    ([current, day]) => modelsText(current, day * DAY_MS),
  );
}

interface ModelsDependencies extends Pick<AppDependencies, "originOf"> {
  readonly site: Site;
  /** Returns the same string until the catalog changes. */
  readonly markdown: () => string;
}

/** Returns `/docs/models`: the currently served models, with their prices; no key is required. */
export function modelsPages({ site, originOf, markdown }: ModelsDependencies): readonly Page[] {
  return articlePages({
    site,
    name: "models",
    path: "/docs/models",
    originOf,
    layout: "reading",
    title: () => "Models and prices",
    markdown,
  });
}

const HEAD = [
  "| model | context | max output | input | output | cached input | capabilities |",
  "|---|---|---|---|---|---|---|",
];

/** Returns the catalog as Markdown: the models of upstreams, then those of the sandbox. */
export function modelsText({ models, listPrices }: Catalog, atMs: number): string {
  const row = (model: Model): string =>
    rowOf(model, { pricing: listPrices?.get(model.id) ?? model.pricing, atMs });
  const all = [...models.values()].filter((model) => lifecycleAt(model, atMs) !== "retired");
  const sandbox = all.filter(isSandbox);
  const real = all.filter((model) => !isSandbox(model));
  const none = "No upstream models are configured yet.";
  return [
    "# Models and prices",
    "",
    "List prices in US dollars per million tokens. Your plan may cost less: your own prices are in the",
    "[console](/console) and, exact per token, in `GET /v1/models`. Context and output limits are in",
    "tokens. Images are billed by their tokens. Where a price has a second line, it applies to the whole",
    "request if its input, cached tokens included, has more tokens than the number there. See [how",
    "requests are charged](/docs/money).",
    "",
    "## Models",
    "",
    ...(real.length === 0 ? [none] : [...HEAD, ...real.map(row)]),
    "",
    "## Sandbox models",
    "",
    "Deterministic, for your tests: no vendor is called. Requests are charged to your balance at these",
    "test prices, so that you can test charges too. See [what each does](/docs/sandbox).",
    "",
    ...HEAD,
    ...sandbox.map(row),
    "",
  ].join("\n");
}

function isSandbox({ upstreams }: Model): boolean {
  return upstreams.every(({ kind }) => kind === "sandbox");
}

function rowOf(
  model: Model,
  { pricing, atMs }: { readonly pricing: Pricing; readonly atMs: number },
): string {
  const { id, displayName, contextLength, maxOutputTokens } = model;
  const levels = [pricing, ...(pricing.tiers ?? [])];
  const perTier = (cell: (prices: TokenPrices) => string): string =>
    levels.map((prices) => cell(prices) + lengthOf(prices)).join("<br>");
  const cells = [
    // The search opens the page at this row.
    `<a id="${id}"></a>\`${id}\`<br>${plain(displayName)}`,
    grouped(contextLength),
    grouped(maxOutputTokens),
    perTier(({ prompt }) => price(prompt)),
    perTier(({ completion }) => price(completion)),
    perTier(cached),
    abilities(model) + lifecycleText(model, atMs),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Returns from which length of input a tier applies; nothing for the first one. */
function lengthOf(prices: TokenPrices | PriceTier): string {
  return "aboveInputTokens" in prices ? ` above ${grouped(prices.aboveInputTokens)}` : "";
}

/** Formats a price to the cent, or with every digit if it has more: `$12.00`, `$0.0375`. */
function price(pico: PicoUsd): string {
  const [whole = "", fraction = ""] = formatPricePerMillion(pico).split(".");
  return `$${whole}.${fraction.padEnd(2, "0")}`;
}

function cached({ cachedPrompt, cacheWrite, cacheWrite1h }: TokenPrices): string {
  const hour = cacheWrite1h === undefined ? "" : `, for an hour ${price(cacheWrite1h)}`;
  return `${orAsInput(cachedPrompt)}, writes ${orAsInput(cacheWrite)}${hour}`;
}

/** Formats a bucket's own price, or shows that the input price applies. */
function orAsInput(own: PicoUsd | null): string {
  return own === null ? "as input" : price(own);
}

function abilities({ capabilities }: Model): string {
  const { tools, images, documents, structuredOutput, reasoning } = capabilities;
  const named = [
    ...(tools ? ["tools"] : []),
    ...(images ? ["images"] : []),
    ...(documents ? ["documents"] : []),
    ...(structuredOutput === "strict" ? ["JSON schema"] : []),
    ...(structuredOutput === "best_effort" ? ["JSON (best effort)"] : []),
    ...(reasoning === "none" ? [] : [reasoning === "always" ? "always reasons" : "reasoning"]),
  ];
  return named.length === 0 ? "text" : named.join(", ");
}

/** Returns the state of a model unless it is active, and the day of its retirement. */
function lifecycleText(model: Model, atMs: number): string {
  const state = lifecycleAt(model, atMs);
  const { retiresAtMs, replacement } = model;
  if (state === "active" && retiresAtMs === undefined) return "";
  const day = retiresAtMs === undefined ? "" : `, retired on ${dayOf(retiresAtMs)}`;
  const other = replacement === undefined ? "" : `: use \`${replacement}\``;
  return `; **${state}**${day}${other}`;
}

function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, "YYYY-MM-DD".length);
}

function grouped(count: number): string {
  return count.toLocaleString("en-US");
}

/** Escapes an operator's text, so that it contains no Markdown or HTML markup. */
function plain(text: string): string {
  return text.replace(/[<>&|`*_[\]\\\r\n]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
