import type { ToolChoice, ToolDefinition } from "../conversation/conversation.ts";

/** How an upstream's model can be made to call a tool. */
export interface ForcedWays {
  readonly byName: boolean;
  /** By `required`: any tool. */
  readonly byAny: boolean;
}

/**
 * The choice that the upstream accepts: a forced call that it would reject is forced in another way,
 * or else left to the model.
 */
export function fitToolChoice(
  choice: ToolChoice,
  tools: readonly ToolDefinition[],
  { byName, byAny }: ForcedWays,
): ToolChoice {
  if (choice.kind === "auto" || choice.kind === "none") return choice;
  const [first, ...more] = tools;
  if (choice.kind === "tool" && byName) return choice;
  if (byAny) return { kind: "required" };
  const isSame = choice.kind === "required" && first !== undefined && more.length === 0;
  return byName && isSame ? { kind: "tool", name: first.name } : { kind: "auto" };
}

/** Whether a fitted choice is another than the client's, and has another effect. */
export function isOtherChoice(choice: ToolChoice, fitted: ToolChoice): boolean {
  if (fitted.kind === "auto") return choice.kind !== "auto";
  return choice.kind === "tool" && fitted !== choice;
}
