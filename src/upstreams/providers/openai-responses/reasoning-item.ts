import type { Upstream } from "../../catalog/model.ts";
import { asObject, asObjects } from "../../../core/raw-json/untyped-json.ts";
import { readReasoningState, writeReasoningState } from "../shared/reasoning-state.ts";
import { type OutputItem, readItem } from "./reply-body.ts";
import type { ResponsesReasoningItem } from "./request-body.ts";

/** A reasoning item before a call, and whether the reply's text came between the two. */
export interface PositionedReasoning {
  readonly item: ResponsesReasoningItem;
  readonly beforeText: boolean;
}

/**
 * Returns a reasoning item of a reply in the form to send back; undefined if that is impossible:
 * without its content, encrypted or plain, the upstream would look it up by its id, but our
 * requests are not stored.
 */
export function reasoningOf(item: OutputItem): ResponsesReasoningItem | undefined {
  const { id, content, encryptedContent: encrypted } = item;
  if (id === undefined || (encrypted === undefined && content.length === 0)) return undefined;
  return {
    type: "reasoning",
    id,
    summary: item.summary.map(({ text }) => ({ type: "summary_text", text })),
    ...(content.length > 0 && {
      content: content.map(({ text }) => ({ type: "reasoning_text" as const, text })),
    }),
    ...(encrypted !== undefined && { encrypted_content: encrypted }),
  };
}

/** Packs the reasoning before a call into the call's `reasoningState`. */
export function packReasoning(placed: readonly PositionedReasoning[], upstream: Upstream): string {
  return writeReasoningState(upstream, { items: placed });
}

/** Unpacks a call's `reasoningState`; undefined if this upstream cannot use it. */
export function unpackReasoning(
  state: string,
  upstream: Upstream,
): readonly PositionedReasoning[] | undefined {
  const placed = asObjects(readReasoningState(upstream, state)?.["items"]).map((entry) => {
    const item = reasoningOf(readItem(asObject(entry["item"]) ?? {}));
    return item && { item, beforeText: entry["beforeText"] === true };
  });
  const items = placed.filter((entry) => entry !== undefined);
  return items.length > 0 && items.length === placed.length ? items : undefined;
}
