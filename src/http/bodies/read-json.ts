import { scanJson } from "../../wire/contract/scan-json.ts";
import type { Exchange } from "../replies/exchange.ts";
import type { BodyBudget } from "./body-budget.ts";
import { parseJson } from "./parse-json.ts";
import type { ReadText } from "./read-body.ts";

export interface ReadJsonOptions {
  readonly readText: ReadText;
  readonly bodies: BodyBudget;
  /** The owner of the body's share of the budget. */
  readonly owner: string;
}

/** Reads a whole JSON body; rejects with the error for the client. */
export async function readJson(
  exchange: Exchange,
  { readText, bodies, owner }: ReadJsonOptions,
): Promise<unknown> {
  const share = bodies.open(owner);
  try {
    const text = await readText(exchange, share);
    scanJson(text);
    return parseJson(text);
  } finally {
    share.release();
  }
}
