import type { Schemas } from "../../../generated/types.ts";
import type { AssistantTurn, SentImage, Turn } from "./turns.js";

type OutputItem = Schemas["OutputItem"];

/** Returns the input of a responses request. */
export function responsesInput(turns: readonly Turn[]): readonly unknown[] {
  /** Calls of custom tools, whose outputs have a type of their own. */
  const custom = new Set<string>();
  return turns.flatMap((turn): readonly unknown[] => {
    if (turn.role === "assistant") {
      const items = itemsOf(turn);
      for (const item of items) if (isCustomCall(item)) custom.add(item.call_id);
      return items;
    }
    if (turn.role === "tool") {
      return turn.results.map(({ id, text }) => ({
        type: custom.has(id) ? "custom_tool_call_output" : "function_call_output",
        call_id: id,
        output: text,
      }));
    }
    if (turn.images.length === 0) return [{ role: "user", content: turn.text }];
    const texts = turn.text === "" ? [] : [{ type: "input_text", text: turn.text }];
    return [{ role: "user", content: [...texts, ...turn.images.map(imagePart)] }];
  });
}

function imagePart({ url }: SentImage): unknown {
  return { type: "input_image", image_url: url };
}

function isCustomCall(item: unknown): item is Schemas["OutputCustomToolCall"] {
  return (item as OutputItem).type === "custom_tool_call";
}

function itemsOf({ protocol, message, text, calls }: AssistantTurn): readonly unknown[] {
  if (protocol === "responses") return message as readonly unknown[];
  const said = text === "" ? [] : [{ role: "assistant", content: text }];
  const called = calls.map(({ id, name, json }) => ({
    type: "function_call",
    call_id: id,
    name,
    arguments: json,
  }));
  return [...said, ...called];
}
