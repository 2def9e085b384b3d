import type { Upstream } from "../../catalog/model.ts";
import { readModelName } from "../../catalog/model-name.ts";
import type { ToolDefinition } from "../../../core/conversation/conversation.ts";
import { dialectOf } from "./dialects.ts";

/** OpenAI's models from GPT-5 on. Earlier ones and gpt-oss refuse custom tools (codex 2576). */
const takesCustomTools = /^gpt-(?:[5-9]|\d{2})(?!\d)/;

/** Returns the names of the tools that the upstream gets as custom tools; the others are functions. */
export function customToolNames(
  tools: readonly ToolDefinition[],
  upstream: Upstream,
): ReadonlySet<string> {
  const names = tools.flatMap(({ custom, name }) => (custom === undefined ? [] : [name]));
  return new Set(names.length > 0 && isNative(upstream) ? names : []);
}

function isNative(upstream: Upstream): boolean {
  const { customTools } = dialectOf(upstream);
  if (customTools !== "by-name") return customTools === "always";
  return takesCustomTools.test(readModelName(upstream.model).name);
}

/**
 * Writes the input of a custom tool's call as the JSON text of its arguments, in pieces: an object
 * with the input as `input`. The pieces do not depend on where the upstream has cut the input. The
 * text of an input that the upstream's limit has cut short is never closed, so that nothing takes it
 * for a complete call.
 */
export class InputWriter {
  static readonly start = '{"input":"';
  /** Half of a surrogate pair that the next piece may complete. */
  #half = "";
  /** `done`: no more input comes, but its limit may have cut it; `cut`: the limit has. */
  #state: "open" | "done" | "cut" | "closed" = "open";

  /** Whether the end of the input has come, and not the end of its text. */
  get isDone(): boolean {
    return this.#state === "done";
  }

  /** Returns the next piece; `""` after the end. */
  add(input: string): string {
    if (this.#state !== "open") return "";
    const text = this.#half + input;
    this.#half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? "";
    return escaped(text.slice(0, text.length - this.#half.length));
  }

  /**
   * Marks the end of the input; `status` is that of the call's item, if it has one. Returns the end
   * of the text if the call is known to be complete.
   */
  finish(status: string | undefined): string {
    if (status === "completed") return this.close();
    if (this.#state !== "closed") this.#state = status === "incomplete" ? "cut" : "done";
    return "";
  }

  /** Returns the end of the text; `""` after the first call, and for an input that was cut. */
  close(): string {
    if (this.#state === "closed" || this.#state === "cut") return "";
    this.#state = "closed";
    return `${escaped(this.#half)}"}`;
  }
}

function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
