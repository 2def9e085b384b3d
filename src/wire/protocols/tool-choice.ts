import type { ToolChoice, ToolDefinition } from "../../core/conversation/conversation.ts";
import type { RequestNotes } from "./request-notes.ts";

/** The place of a choice, and the notes for its issues. */
export interface ChoicePlace {
  readonly notes: RequestNotes;
  readonly pointer: string;
  /** A client setting that avoids a forced call without tools; in parentheses. */
  readonly setting?: string;
}

/**
 * Returns the choice, if it has an effect. A tool that is not offered is an issue, and so is a
 * forced call without tools; `auto` and `none` without tools have no effect.
 */
export function checkToolChoice(
  choice: ToolChoice,
  tools: readonly ToolDefinition[],
  { notes, pointer, setting = "" }: ChoicePlace,
): ToolChoice | undefined {
  if (choice.kind === "tool" && !tools.some((tool) => tool.name === choice.name)) {
    notes.addIssue({
      pointer,
      rule: "unknown-tool",
      message: "The choice names a tool that is not offered.",
      hint: choiceHint(tools, pointer),
    });
    return undefined;
  }
  if (tools.length > 0) return choice;
  if (choice.kind === "required") {
    notes.addIssue({
      pointer,
      rule: "no-tools",
      message: "The choice requires a tool call, but no tools are offered.",
      hint: `Send the tools, too, or leave the choice out.${setting}`,
    });
  }
  notes.ignore(pointer);
  return undefined;
}

/** Returns a hint in the form in which the client sent its choice. */
function choiceHint(tools: readonly ToolDefinition[], pointer: string): string {
  const word = pointer === "/function_call" ? "functions" : "tools";
  return tools.length === 0 ? `Send the ${word}, too.` : `Name one of the offered ${word}.`;
}
