import type { StopCause } from "../../../core/conversation/generation-event.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import { type Report, safeWord } from "./surprise.ts";

const allEndings = [
  ...["end", "stop-sequence", "length", "tool-calls", "filtered"],
  ...["broken", "unclear"],
] as const satisfies readonly (StopCause["cause"] | "broken" | "unclear")[];

/**
 * The meaning of an upstream's word for the end of a reply. `broken`: the generation did not
 * complete, whatever the reply contains. `unclear`: an end if the reply has content, otherwise
 * broken.
 */
export type Ending = (typeof allEndings)[number];

/** Returns the ending of a word, in any letter case; undefined if the word is unknown. */
export type FindEnding = (word: string) => Ending | undefined;

/** Returns a table of the words of each ending. */
export function endingTable(
  words: Readonly<Partial<Record<Ending, readonly string[]>>>,
): FindEnding {
  // A map, because the words come from the upstream: `constructor` must not match.
  const endings = new Map<string, Ending>();
  for (const ending of allEndings) {
    for (const word of words[ending] ?? []) endings.set(word, ending);
  }
  return (word) => endings.get(word.trim().toLowerCase());
}

/** The parts of a reply that decide how a word is read. */
export interface EndedReply {
  readonly calledTools: boolean;
  /** A refusal is text, too. Reasoning is not content: it is no answer. */
  readonly hasText: boolean;
}

/** Returns the ending of a word; reports an unknown word, which is `unclear`. */
export function endingOf(word: string, find: FindEnding, report: Report): Ending {
  const known = find(word);
  if (known === undefined) report("unknown-finish-reason", word);
  return known ?? "unclear";
}

/**
 * Returns the cause of an ending, which the reply's calls correct. Throws `server-error` if the
 * generation did not complete: the word says so, or it promises calls and the reply has no content.
 */
export function causeOf(ending: Ending, word: string, reply: EndedReply): StopCause["cause"] {
  const hasContent = reply.calledTools || reply.hasText;
  const needsContent = ending === "unclear" || ending === "tool-calls";
  if (ending === "broken" || (needsContent && !hasContent)) throw brokenBy(word);
  const cause = ending === "unclear" ? "end" : ending;
  if (cause === "end" && reply.calledTools) return "tool-calls";
  return cause === "tool-calls" && !reply.calledTools ? "end" : cause;
}

/** Returns the failure of a reply whose word reports that the generation did not complete. */
export function brokenBy(word: string): UpstreamFailure {
  return new UpstreamFailure("server-error", `upstream: ended with ${safeWord(word)}`, {
    status: 200,
  });
}
