import { formatEvent, jsonText } from "../../sse/format.ts";
import type { StreamBlock } from "../stream-block.ts";
import { THINKING_SIGNATURE } from "./reply-shape.ts";

/** Returns `content_block_start`; the block's content follows in deltas. */
export function startBlock(block: StreamBlock, index: number): string {
  return formatEvent(
    "content_block_start",
    `{"type":"content_block_start","index":${index},"content_block":${emptyBlock(block)}}`,
  );
}

function emptyBlock(block: StreamBlock): string {
  switch (block.kind) {
    case "text":
      return '{"type":"text","text":""}';
    case "reasoning":
      return '{"type":"thinking","thinking":"","signature":""}';
    case "call": {
      const { id, name } = block;
      return `{"type":"tool_use","id":${jsonText(id)},"name":${jsonText(name)},"input":{}}`;
    }
  }
}

const deltaFields = {
  text: '"text_delta","text":',
  reasoning: '"thinking_delta","thinking":',
  call: '"input_json_delta","partial_json":',
} as const satisfies Record<StreamBlock["kind"], string>;

/** Returns the start of each delta of the block; JSON text and `DELTA_TAIL` follow. */
export function deltaHead(kind: StreamBlock["kind"], index: number): string {
  return (
    'event: content_block_delta\ndata: {"type":"content_block_delta",' +
    `"index":${index},"delta":{"type":${deltaFields[kind]}`
  );
}

export const DELTA_TAIL = "}}\n\n";

/** Returns `content_block_stop`, after the signature of a thinking block. */
export function stopBlock(kind: StreamBlock["kind"], index: number): string {
  const stop = formatEvent("content_block_stop", `{"type":"content_block_stop","index":${index}}`);
  if (kind !== "reasoning") return stop;
  const delta = `{"type":"signature_delta","signature":${jsonText(THINKING_SIGNATURE)}}`;
  const json = `{"type":"content_block_delta","index":${index},"delta":${delta}}`;
  return formatEvent("content_block_delta", json) + stop;
}
