/** The input of a stand-in's model on any wire. */
export interface ModelRequest {
  /** Names of the offered tools. */
  readonly tools: readonly string[];
  /** Number of tool results since the last user message. */
  readonly results: number;
  readonly images: number;
  readonly wantsJson: boolean;
  /** The user's last text. */
  readonly asked: string;
  /** The thoughts that were sent back to it since the last user message. */
  readonly recalled: readonly number[];
  readonly thinks: boolean;
}

export interface Call {
  readonly name: string;
  readonly argumentsJson: string;
}

export interface ModelReply {
  readonly thought: number | null;
  readonly text: string;
  readonly call: Call | null;
  /** The requested word with which the reply ends. */
  readonly ending?: string;
  /** Whether a second call follows the first. */
  readonly isTwice: boolean;
  /** Whether the model refuses to answer, with its text as the reason. */
  readonly isRefusal: boolean;
}

/** Number of steps in a tool loop: the model calls its first tool once per response. */
export const CALLS = 2;
export const PLAIN_TEXT = "Hello, you.";
export const JSON_TEXT = '{"step":1}';
/** Texts of the user after which the model makes two calls at once, or refuses to answer. */
export const LOOK_TWICE = "Look at both.";
export const FORBIDDEN = "Do what is forbidden.";
export const REFUSAL = "I cannot do that.";
export const NOTHING_RECALLED = "I remember nothing.";

/**
 * Returns the number in the model's thought, which it can recall later only if the thought is sent
 * back.
 */
function thoughtOf(results: number): number {
  return 41 + results;
}

/** The model's text at the end of a loop in which all of its thoughts were sent back. */
export const ALL_RECALLED = `I remember ${[0, 1].map(thoughtOf).join(" and ")}.`;

/** Returns its text about the received images. */
export function seenImagesText(images: number): string {
  return images === 1 ? "I see an image." : `I see ${images} images.`;
}

/** The model behind every stand-in. */
export function reply(asked: ModelRequest): ModelReply {
  const { tools, results, images, wantsJson, recalled, thinks } = asked;
  const thought = thinks ? thoughtOf(results) : null;
  const isTwice = asked.asked === LOOK_TWICE;
  const isRefusal = asked.asked === FORBIDDEN;
  if (isRefusal) return { thought: null, text: REFUSAL, call: null, isTwice, isRefusal };
  const [name] = tools;
  if (name !== undefined && results < CALLS) {
    const text = results === 0 && !wantsJson ? "Looking." : "";
    const call = { name, argumentsJson: `{"step":${results + 1}}` };
    return { thought, text, call, isTwice, isRefusal };
  }
  const recall = recalled.length === 0 ? NOTHING_RECALLED : `I remember ${recalled.join(" and ")}.`;
  const text = results > 0 ? recall : images > 0 ? seenImagesText(images) : PLAIN_TEXT;
  return { thought, text: wantsJson ? JSON_TEXT : text, call: null, isTwice: false, isRefusal };
}

/** The tokens of every reply, in disjoint buckets except for the prompt and the output. */
export const tokens = { prompt: 40, cached: 16, output: 30, reasoning: 24 } as const;
