import type {
  AssistantPart,
  CacheControl,
  Conversation,
  ResultPart,
  SystemPart,
  ToolResult,
  Turn,
  UserPart,
} from "./conversation.ts";

/** Content that may carry cache marks, in the order in which a prompt is cached. */
export type MarkedContent = Pick<Conversation, "tools" | "system" | "turns">;

export interface MovedMarks<T extends MarkedContent> {
  readonly content: T;
  /** Places of marks without preceding content that can carry them. */
  readonly lostMarks: readonly MarkPlace[];
}

export type MarkPlace = "system" | "turns";

/**
 * Moves the cache mark of a text that is not sent to the preceding block that is sent. A mark that
 * this block already has is kept. In both cases the same prompt is cached up to that point.
 */
export function moveMarks<T extends MarkedContent>(
  conversation: T,
  isSent: (text: string) => boolean,
): MovedMarks<T> {
  const mover = new MarkMover(isSent);
  if (!someText(conversation, (part) => mover.isOut(part)))
    return { content: conversation, lostMarks: [] };
  const turns = backwards(conversation.turns, (turn) => mover.turn(turn));
  const system = backwards(conversation.system, (part) => mover.part(part, "system"));
  const tools = backwards(conversation.tools, (tool) => mover.carrier(tool));
  return { content: { ...conversation, turns, system, tools }, lostMarks: [...mover.waiting] };
}

interface Carrier {
  readonly cacheControl?: CacheControl;
}

type Part = ResultPart | SystemPart | AssistantPart;

/** Returns the marks of all content. */
export function marksOf({ tools, system, turns }: MarkedContent): readonly CacheControl[] {
  const carriers: readonly Carrier[] = [...tools, ...system, ...turns.flatMap(carriersOf)];
  return carriers.flatMap(({ cacheControl }) => cacheControl ?? []);
}

function carriersOf(turn: Turn): readonly Carrier[] {
  if (turn.role !== "tool") return turn.parts;
  return turn.results.flatMap((result) => [result, ...result.content]);
}

/** Walks a conversation from its end to its start. */
class MarkMover {
  /** Places of the marks that wait for a carrier. */
  readonly waiting = new Set<MarkPlace>();
  readonly #isSent: (text: string) => boolean;
  #mark: CacheControl | undefined;

  constructor(isSent: (text: string) => boolean) {
    this.#isSent = isSent;
  }

  isOut(part: Part): boolean {
    return part.type === "text" && part.cacheControl !== undefined && !this.#isSent(part.text);
  }

  turn(turn: Turn): Turn {
    switch (turn.role) {
      case "tool":
        return { ...turn, results: backwards(turn.results, (result) => this.#result(result)) };
      case "assistant":
        return { ...turn, parts: this.#parts<AssistantPart>(turn.parts) };
      case "user":
        return { ...turn, parts: this.#parts<UserPart>(turn.parts) };
      case "system":
        return { ...turn, parts: this.#parts<SystemPart>(turn.parts) };
    }
  }

  #parts<P extends Part>(parts: readonly P[]): P[] {
    return backwards(parts, (part) => this.part(part, "turns"));
  }

  /** The content is the end of a result, so it carries the marks after and within the result. */
  #result(result: ToolResult): ToolResult {
    const marked = this.carrier(result);
    const content = this.#parts<ResultPart>(marked.content);
    return this.carrier({ ...marked, content });
  }

  part<P extends Part>(part: P, place: MarkPlace): P {
    if (part.type === "text" && !this.#isSent(part.text)) {
      const { cacheControl, ...unmarked } = part;
      if (cacheControl === undefined) return part;
      this.#mark = cacheControl;
      this.waiting.add(place);
      return unmarked as P;
    }
    return this.carrier(part);
  }

  carrier<C extends Carrier>(carrier: C): C {
    const mark = this.#mark;
    this.#mark = undefined;
    this.waiting.clear();
    return mark === undefined ? carrier : { cacheControl: mark, ...carrier };
  }
}

function backwards<T>(items: readonly T[], change: (item: T) => T): T[] {
  return items.toReversed().map(change).toReversed();
}

function someText({ system, turns }: MarkedContent, test: (part: Part) => boolean): boolean {
  return (
    system.some(test) ||
    turns.some((turn) =>
      turn.role === "tool"
        ? turn.results.some(({ content }) => content.some(test))
        : turn.parts.some((part: Part) => test(part)),
    )
  );
}
