import { byId, fill, setText } from "../kit/elements.js";
import { moneyElement } from "../kit/money.js";
import { figureParts, showCalls } from "./conversation.js";
import { bucketsOf, costOf, type PricedModel } from "./cost.js";
import type { ExchangeEnd } from "./exchange.js";
import { showMarkdown } from "./markdown.js";
import { isObject, type Protocol } from "./tools.js";
import { assistantTurn, type AssistantTurn, type Figures } from "./turns.js";

/** Removes everything that was shown of the last exchange. */
export function clearExchange(): void {
  showNote("");
  for (const id of ["events", "reply"]) byId(id).textContent = "";
  for (const id of ["status", "input-tokens", "output-tokens", "cost", "time", "request-id"]) {
    byId(id).textContent = "–";
  }
  showLast(null);
}

/** What the last reply shows. */
type Shown = Pick<AssistantTurn, "text" | "reasoning" | "calls" | "interruption" | "figures">;

/** Shows a reply as the last one of the conversation; null: there is none. */
export function showLast(turn: Shown | null): void {
  const { text = "", reasoning = "", calls = [], interruption = "", figures } = turn ?? {};
  byId("answer").hidden = turn === null;
  showMarkdown(byId("reply-text"), text);
  byId("reply-text").hidden = text === "";
  byId("reply-reasoning").textContent = reasoning;
  byId("reply-thoughts").hidden = reasoning === "";
  showCalls(byId("reply-calls"), calls);
  byId("reply-interruption").textContent = interruption;
  fill(byId("reply-figures"), ...(figures === undefined ? [] : figureParts(figures)));
}

/** Shows a rounded cost, with every digit on hover. */
export function showCost(cost: string | null): void {
  fill(byId("cost"), cost === null ? "–" : moneyElement(cost));
}

/** The tokens and the cost of a reply; each null if unknown. */
export type ReplyFigures = Omit<Figures, "ms">;

/** Returns what a reply took so far; `model` has the prices. */
export function figuresOf(
  reply: unknown,
  { protocol, model }: { readonly protocol: Protocol; readonly model: PricedModel | undefined },
): ReplyFigures {
  const usage = isObject(reply) ? reply["usage"] : null;
  if (!isObject(usage)) return { input: null, output: null, cost: null };
  const { fresh, cached, cacheWrite, output } = bucketsOf(protocol, usage);
  const cost = model === undefined ? null : costOf(protocol, usage, model);
  return { input: fresh + cached + cacheWrite, output, cost };
}

/** Shows a reply so far, with its figures. */
export function showReply(reply: unknown, protocol: Protocol, figures: ReplyFigures): void {
  showLast(assistantTurn(protocol, reply));
  byId("reply").textContent = JSON.stringify(reply, null, 2);
  const { input, output, cost } = figures;
  if (input === null || output === null) return;
  byId("input-tokens").textContent = String(input);
  byId("output-tokens").textContent = String(output);
  showCost(cost);
}

/** Shows how the exchange stands. */
export function showOutcome(
  state: "idle" | "running" | ExchangeEnd["state"],
  message: string,
): void {
  byId("outcome").dataset["state"] = state;
  setText(byId("outcome"), message);
}

/** Shows a text about the figures, such as a copied id. */
export function showNote(text: string): void {
  byId("request-note").textContent = text;
}
