import type { Model } from "../../catalog/model.ts";
import type { ReasoningRequest } from "../../conversation/conversation.ts";

/** What depends on the model; told from the upstream's name of it. */
export interface Dialect {
  /** The effort that turns reasoning off; null where nothing does. */
  readonly offEffort: "none" | "minimal" | null;
  /** Whether `temperature` and `top_p` are taken. */
  readonly sampling: boolean;
}

/**
 * The dialect of a model. Reasoning models refuse sampling, but for those that take it while
 * their reasoning is off. The first reasoning models know no `none`.
 */
export function dialectOf(
  name: string,
  { capabilities }: Model,
  reasoning: ReasoningRequest | undefined,
): Dialect {
  if (capabilities.reasoning === "none") return { offEffort: null, sampling: true };
  const model = name.slice(name.lastIndexOf("/") + 1);
  if (/^o\d/.test(model)) return { offEffort: null, sampling: false };
  if (/^gpt-5(?![.\d])/.test(model)) return { offEffort: "minimal", sampling: false };
  const isOff = reasoning?.enabled === false;
  return { offEffort: "none", sampling: isOff && /^gpt-5\.[1-4](?!\d)/.test(model) };
}
