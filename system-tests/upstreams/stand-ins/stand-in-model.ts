/** What a stand-in's model is asked, whatever the wire. */
export interface Asked {
  /** The tools that it may call, by name. */
  readonly tools: readonly string[];
  /** How many results of tools it has been given since the user last spoke. */
  readonly results: number;
  readonly images: number;
  readonly wantsJson: boolean;
  /** The thoughts that came back to it since the user last spoke. */
  readonly recalled: readonly number[];
  readonly thinks: boolean;
}

export interface Said {
  readonly thought: number | null;
  readonly text: string;
  readonly call: { readonly name: string; readonly argumentsJson: string } | null;
}

/** The steps of a tool loop: the model calls its first tool so often, one call a reply. */
export const CALLS = 2;
export const PLAIN_TEXT = "Hello, you.";
export const JSON_TEXT = '{"step":1}';
export const NOTHING_RECALLED = "I remember nothing.";

/** The number that the model thinks of; it knows it later only if it is given back. */
function thoughtOf(results: number): number {
  return 41 + results;
}

/** What the model says at the end of a loop in which all of its thoughts came back. */
export const ALL_RECALLED = `I remember ${[0, 1].map(thoughtOf).join(" and ")}.`;

/** What it says of the images that it was shown. */
export function seen(images: number): string {
  return images === 1 ? "I see an image." : `I see ${images} images.`;
}

/** The model behind every stand-in. */
export function reply({ tools, results, images, wantsJson, recalled, thinks }: Asked): Said {
  const thought = thinks ? thoughtOf(results) : null;
  const [name] = tools;
  if (name !== undefined && results < CALLS) {
    const text = results === 0 ? "Looking." : "";
    return { thought, text, call: { name, argumentsJson: `{"step":${results + 1}}` } };
  }
  const recall = recalled.length === 0 ? NOTHING_RECALLED : `I remember ${recalled.join(" and ")}.`;
  const said = results > 0 ? recall : images > 0 ? seen(images) : PLAIN_TEXT;
  return { thought, text: wantsJson ? JSON_TEXT : said, call: null };
}

/** The tokens of every reply, in disjoint buckets but for the prompt and the output. */
export const tokens = { prompt: 40, cached: 16, output: 30, reasoning: 24 } as const;
