import { byId, fill } from "../kit/elements.js";
import { moneyElement } from "../kit/money.js";
import { showCalls } from "./conversation.js";
import { bucketsOf, costOf, type PricedModel } from "./cost.js";
import type { ExchangeEnd } from "./exchange.js";
import { isObject, type Protocol } from "./tools.js";
import { assistantTurn } from "./turns.js";

/** Removes everything that was shown of the last exchange. */
export function clearExchange(): void {
  showNote("");
  for (const id of ["events", "reply"]) byId(id).textContent = "";
  for (const id of ["status", "input-tokens", "output-tokens", "cost", "time", "request-id"]) {
    byId(id).textContent = "–";
  }
  showText("reply-text", "");
  showText("reply-reasoning", "");
  showCalls(byId("reply-calls"), []);
}

/** Scrolls the answer into view; in a single-column layout, to its top. */
export function showAnswer(): void {
  const isNarrow = matchMedia("(max-width: 900px)").matches;
  byId("answer").scrollIntoView({ block: isNarrow ? "start" : "nearest" });
}

/** Shows a rounded cost, with every digit on hover. */
export function showCost(cost: string | null): void {
  fill(byId("cost"), cost === null ? "–" : moneyElement(cost));
}

/** Shows a reply so far, with its figures; `model` has the prices. */
export function showReply(
  reply: unknown,
  { protocol, model }: { readonly protocol: Protocol; readonly model: PricedModel | undefined },
): void {
  const { text, reasoning, calls } = assistantTurn(protocol, reply);
  showText("reply-text", text);
  showText("reply-reasoning", reasoning);
  showCalls(byId("reply-calls"), calls);
  byId("reply").textContent = JSON.stringify(reply, null, 2);
  const usage = isObject(reply) ? reply["usage"] : null;
  if (!isObject(usage)) return;
  const { fresh, cached, cacheWrite, output } = bucketsOf(protocol, usage);
  byId("input-tokens").textContent = String(fresh + cached + cacheWrite);
  byId("output-tokens").textContent = String(output);
  const cost = model === undefined ? null : costOf(protocol, usage, model);
  showCost(cost);
}

/** Shows a text of the answer; an empty one is hidden. */
export function showText(id: string, text: string): void {
  byId(id).textContent = text;
  byId(id).hidden = text === "";
}

/** Shows how the exchange stands. */
export function showOutcome(
  state: "idle" | "running" | ExchangeEnd["state"],
  message: string,
): void {
  byId("outcome").dataset["state"] = state;
  byId("outcome").textContent = message;
}

/** Shows a text about the figures, such as a copied id. */
export function showNote(text: string): void {
  byId("request-note").textContent = text;
}
