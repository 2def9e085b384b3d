/** `compiler`: the type check refuses the mutant, so `npm test` fails without a test. */
export type Fate = "killed" | "survived" | "compiler";

export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** Offsets of the original in the file. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** `first line of the code | original → replacement`: unaffected when other lines move. */
  readonly identity: string;
  readonly fate: Fate;
  /** True if no test runs the code. */
  readonly uncovered: boolean;
  /** True if the test's time limit alone killed it, which a slow machine can cause. */
  readonly ranOut: boolean;
}

const PART_CHARACTERS_MAX = 70;

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= PART_CHARACTERS_MAX ? line : `${line.slice(0, PART_CHARACTERS_MAX)}…`;
}

export function identityOf(source: string, mutation: Omit<Mutation, "file">): string {
  const { start, end, replacement } = mutation;
  const lineEnd = source.indexOf("\n", start);
  const line = source.slice(
    source.lastIndexOf("\n", start - 1) + 1,
    lineEnd === -1 ? source.length : lineEnd,
  );
  return `${shorten(line)} | ${shorten(source.slice(start, end))} → ${shorten(replacement)}`;
}

export interface Mutation {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}
