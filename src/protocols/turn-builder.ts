import type {
  AssistantPart,
  TextPart,
  ToolResult,
  Turn,
  UserPart,
} from "../conversation/conversation.ts";
import type { RequestNotes } from "./request-notes.ts";

/** How a protocol's client repairs a broken tool exchange. */
export interface ToolExchangeHints {
  readonly unanswered: string;
  readonly unknown: string;
}

export type Answer = Omit<ToolResult, "callId" | "toolName">;

interface OpenCall {
  readonly name: string;
  readonly pointer: string;
}

/**
 * Builds turns in the client's order and holds each call against its result: every result
 * answers an open call, and every call is answered before the next turn. System text between a
 * call and its result moves behind the results, where every wire allows it.
 */
export class TurnBuilder {
  readonly #notes: RequestNotes;
  readonly #hints: ToolExchangeHints;
  readonly #system: TextPart[] = [];
  readonly #turns: Turn[] = [];
  /** Calls without a result, by id. */
  readonly #open = new Map<string, OpenCall>();
  /** Their ids by the name of the tool, in the order of the calls. */
  readonly #openByName = new Map<string, Set<string>>();
  /** Ids of calls that were complained about: their late results raise no second issue. */
  readonly #missed = new Set<string>();
  /** System turns that wait until no call is open. */
  #held: Turn[] = [];
  /** Results of the last turn, where that is a tool turn. */
  #results: ToolResult[] | null = null;

  constructor(notes: RequestNotes, hints: ToolExchangeHints) {
    this.#notes = notes;
    this.#hints = hints;
  }

  /** System text; before the first turn it is the conversation's own. */
  system(parts: readonly TextPart[], name?: string): void {
    if (this.#turns.length === 0) {
      for (const part of parts) this.#system.push(part);
      if (name !== undefined) this.#notes.ignore("/messages/*/name");
      return;
    }
    const turn: Turn = { role: "system", parts, ...(name !== undefined && { name }) };
    if (this.#open.size === 0) this.#push(turn);
    else this.#held.push(turn);
  }

  user(parts: readonly UserPart[], name?: string): void {
    this.#closeCalls();
    this.#push({ role: "user", parts, ...(name !== undefined && { name }) });
  }

  /** `pointers` are the places of the calls among the parts, in their order. */
  assistant(parts: readonly AssistantPart[], pointers: readonly string[], name?: string): void {
    this.#closeCalls();
    this.#push({ role: "assistant", parts, ...(name !== undefined && { name }) });
    const calls = parts.filter((part) => part.type === "tool-call");
    for (const [at, call] of calls.entries()) {
      const pointer = pointers[at] ?? "/messages";
      if (this.#open.has(call.id)) this.#reportDuplicate(pointer);
      this.#open.set(call.id, { name: call.name, pointer });
      const sameName = this.#openByName.get(call.name);
      if (sameName === undefined) this.#openByName.set(call.name, new Set([call.id]));
      else sameName.add(call.id);
    }
  }

  /** A result that names its call; `pointer` is the place of the id. */
  answer(callId: string, answer: Answer, pointer: string): void {
    const call = this.#open.get(callId);
    if (call !== undefined) return this.#addResult(callId, call.name, answer);
    if (this.#missed.has(callId)) return;
    this.#notes.addIssue({
      pointer,
      rule: "tool-result-without-call",
      message: "This tool result answers no open call: no call with its id waits for a result.",
      hint: this.#hints.unknown,
    });
  }

  /** A result of the older form: it answers the first open call of the function's name. */
  answerByName(name: string, answer: Answer, pointer: string): void {
    const [callId] = this.#openByName.get(name) ?? [];
    if (callId !== undefined) return this.#addResult(callId, name, answer);
    this.#notes.addIssue({
      pointer,
      rule: "tool-result-without-call",
      message: "This function result answers no open call: no call of that name waits for one.",
      hint: this.#hints.unknown,
    });
  }

  /** What was built. The model's own turn is next, so that no call may be open. */
  finish(): { readonly system: readonly TextPart[]; readonly turns: readonly Turn[] } {
    this.#closeCalls();
    return { system: this.#system, turns: this.#turns };
  }

  #addResult(callId: string, toolName: string, answer: Answer): void {
    const result: ToolResult = { callId, toolName, ...answer };
    if (this.#results === null) {
      const results = [result];
      this.#push({ role: "tool", results });
      this.#results = results;
    } else {
      this.#results.push(result);
    }
    this.#open.delete(callId);
    this.#openByName.get(toolName)?.delete(callId);
    if (this.#open.size === 0) this.#releaseHeld();
  }

  #closeCalls(): void {
    for (const [id, { pointer }] of this.#open) {
      this.#missed.add(id);
      this.#notes.addIssue({
        pointer,
        rule: "tool-call-without-result",
        message: "This tool call has no result before the next turn.",
        hint: this.#hints.unanswered,
      });
    }
    this.#open.clear();
    this.#openByName.clear();
    this.#releaseHeld();
  }

  #push(turn: Turn): void {
    this.#turns.push(turn);
    this.#results = null;
  }

  #releaseHeld(): void {
    for (const turn of this.#held) this.#push(turn);
    this.#held = [];
  }

  #reportDuplicate(pointer: string): void {
    this.#notes.addIssue({
      pointer: `${pointer}/id`,
      rule: "duplicate-tool-call-id",
      message: "Two tool calls of one message have the same id.",
      hint: "Give each call of a message an id of its own.",
    });
  }
}
