/** `compiler`: the type check refuses it, so `npm test` fails without any test. */
export type Fate = "killed" | "survived" | "compiler";

export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** Offsets of the original in the file. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** `first line of the code | original → replacement`: unchanged when other lines move. */
  readonly identity: string;
  readonly fate: Fate;
  /** No test runs the code. */
  readonly uncovered: boolean;
  /** Killed by the time that its tests may take alone: a slow machine kills so, too. */
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
