import { callsOfTurn, type Conversation } from "../../../core/conversation/conversation.ts";
import { DistinctIds, renameCalls } from "../../../core/conversation/rename-ids.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import {
  mayNeedRepair,
  repairLoneSurrogates,
  repairPartialText,
} from "../../../core/raw-json/lone-surrogates.ts";

/**
 * Replaces the id of a call if the conversation or the reply already contains it. Some servers
 * start at `call_0` in each reply, or use one id for two calls.
 */
export class DistinctCallIds {
  readonly #conversation: Conversation;
  readonly #newCallId: () => string;
  #ids: DistinctIds | null = null;
  /** The ids that were replaced. */
  readonly #replaced = new Map<string, string>();

  constructor(conversation: Conversation, newCallId: () => string) {
    this.#conversation = conversation;
    this.#newCallId = newCallId;
  }

  /**
   * Returns the event with a unique id if it starts a call, and with the replaced ids if it refers
   * to calls.
   */
  repair(event: GenerationEvent): GenerationEvent {
    if (event.type === "generation-end")
      return { ...event, stop: renameCalls(event.stop, this.#replaced) };
    if (event.type !== "tool-call-start") return event;
    const ids = (this.#ids ??= idsOf(this.#conversation));
    const id = ids.take(ids.has(event.id) ? this.#newCallId() : event.id);
    if (id === event.id) return event;
    this.#replaced.set(event.id, id);
    return { ...event, id };
  }
}

function idsOf({ turns }: Conversation): DistinctIds {
  const ids = new DistinctIds();
  for (const { id } of turns.flatMap(callsOfTurn)) ids.take(id);
  return ids;
}

type TextType = "text-delta" | "reasoning-delta";

const HIGH_FIRST = 0xd800;
const HIGH_LAST = 0xdbff;
const REPLACEMENT = "\u{fffd}";

/**
 * Makes each delta valid Unicode: a high surrogate waits for the low surrogate, and an unpaired
 * half becomes U+FFFD. JSON can contain halves as escapes, and servers that cut text between UTF-16
 * units send them. The arguments of a call are JSON within JSON; the escapes in them are handled in
 * the same way.
 */
export class WholeCharacters {
  /** The half at the end of the last text. */
  #ofText: { readonly type: TextType; readonly half: string } | null = null;
  /** The incomplete end of a call's arguments, by the call's index. */
  readonly #ofCalls = new Map<number, string>();

  /** Adds the complete part of the event to `events`, after a half that remains unpaired. */
  repair(event: GenerationEvent, events: GenerationEvent[]): void {
    switch (event.type) {
      case "text-delta":
      case "reasoning-delta":
        if (this.#ofText === null && event.text.isWellFormed()) events.push(event);
        else this.#repairText(event.type, event.text, events);
        return;
      case "tool-call-delta":
        if (this.#ofCalls.size === 0 && isWhole(event.argumentsJson)) events.push(event);
        else this.#repairArguments(event.index, event.argumentsJson, events);
        return;
      case "tool-call-start":
        this.#endText(events);
        events.push(wholeStart(event));
        return;
      case "generation-end":
        this.#endText(events);
        for (const [index, held] of this.#ofCalls) {
          const argumentsJson = repairLoneSurrogates(held.toWellFormed());
          events.push({ type: "tool-call-delta", index, argumentsJson });
        }
        this.#ofCalls.clear();
        events.push(event);
        return;
      default:
        events.push(event);
    }
  }

  #repairText(type: TextType, text: string, events: GenerationEvent[]): void {
    if (text === "") return;
    if (this.#ofText?.type !== type) this.#endText(events);
    const { whole, half } = split((this.#ofText?.half ?? "") + text);
    this.#ofText = half === "" ? null : { type, half };
    if (whole !== "") events.push({ type, text: whole });
  }

  /** Called before text of another type, or a call: the other half cannot follow. */
  #endText(events: GenerationEvent[]): void {
    if (this.#ofText !== null) events.push({ type: this.#ofText.type, text: REPLACEMENT });
    this.#ofText = null;
  }

  #repairArguments(index: number, json: string, events: GenerationEvent[]): void {
    const { whole: text, half } = split((this.#ofCalls.get(index) ?? "") + json);
    const { whole, rest } = repairPartialText(text);
    if (rest + half === "") this.#ofCalls.delete(index);
    else this.#ofCalls.set(index, rest + half);
    if (whole !== "") events.push({ type: "tool-call-delta", index, argumentsJson: whole });
  }
}

/** Returns whether arguments end in a complete escape and need no replacement. */
function isWhole(argumentsJson: string): boolean {
  return argumentsJson.isWellFormed() && !mayNeedRepair(argumentsJson);
}

/** Splits text into valid Unicode and the high surrogate at its end. */
function split(text: string): { readonly whole: string; readonly half: string } {
  const last = text.charCodeAt(text.length - 1);
  const isOpen = last >= HIGH_FIRST && last <= HIGH_LAST;
  return {
    whole: (isOpen ? text.slice(0, -1) : text).toWellFormed(),
    half: isOpen ? text.slice(-1) : "",
  };
}

function wholeStart(event: Extract<GenerationEvent, { type: "tool-call-start" }>): GenerationEvent {
  const { id, name } = event;
  if (id.isWellFormed() && name.isWellFormed()) return event;
  return { ...event, id: id.toWellFormed(), name: name.toWellFormed() };
}
