import type {
  AssistantPart,
  SystemPart,
  SystemTurn,
  TextPart,
  ToolResult,
  Turn,
  UserPart,
} from "../../core/conversation/conversation.ts";
import { DistinctIds } from "../../core/conversation/rename-ids.ts";
import { splitCallId } from "./call-id.ts";
import type { RequestNotes } from "./request-notes.ts";

/** Hints on how a client of the protocol repairs a broken tool exchange. */
export interface ToolExchangeHints {
  readonly unanswered: string;
  readonly unknown: string;
}

export type Answer = Omit<ToolResult, "callId" | "toolName">;

/** The place of a call, and its id as the client has it. */
export interface CallPlace {
  readonly pointer: string;
  readonly clientId: string;
}

interface OpenCall {
  /** Distinct from the ids of all other calls. */
  readonly id: string;
  /** The client's complete id, and the call's own id without its state. */
  readonly clientId: string;
  readonly ownId: string;
  readonly name: string;
  readonly pointer: string;
}

/**
 * Builds turns in the client's order and matches each result with its call: every result answers an
 * open call, and every call is answered before the next turn. Calls with the same id get distinct
 * ids; their results answer them in order. System text between a call and its result moves behind
 * the results, which every protocol allows.
 */
export class TurnBuilder {
  readonly #notes: RequestNotes;
  readonly #hints: ToolExchangeHints;
  readonly #system: TextPart[] = [];
  readonly #turns: Turn[] = [];
  readonly #ids = new DistinctIds();
  /** Calls without a result, in order. */
  readonly #open = new Set<OpenCall>();
  /** The same calls by each of `callKeys`. */
  readonly #openBy = {
    clientId: new Groups<OpenCall>(),
    ownId: new Groups<OpenCall>(),
    name: new Groups<OpenCall>(),
  };
  /** Ids of calls that were reported; their late results raise no second issue. */
  readonly #missed = new Set<string>();
  /** System turns that wait until no call is open. */
  #held: Turn[] = [];
  /** Results of the last turn, if it is a tool turn. */
  #results: ToolResult[] | null = null;

  constructor(notes: RequestNotes, hints: ToolExchangeHints) {
    this.#notes = notes;
    this.#hints = hints;
  }

  /** Adds system text and changes; text before the first turn belongs to the conversation. */
  system(parts: readonly SystemPart[], { name, effort }: Omit<SystemTurn, "role" | "parts">): void {
    const settings = effort === undefined ? {} : { effort };
    if (this.#turns.length === 0) {
      for (const part of parts) if (part.type === "text") this.#system.push(part);
      if (name !== undefined) this.#notes.ignore("/messages/*/name");
      const changes = parts.filter(({ type }) => type !== "text");
      if (changes.length === 0 && effort === undefined) return;
      this.#push({ role: "system", parts: changes, ...settings });
      return;
    }
    const turn: Turn = {
      role: "system",
      parts,
      ...(name !== undefined && { name }),
      ...settings,
    };
    if (this.#open.size === 0) this.#push(turn);
    else this.#held.push(turn);
  }

  user(parts: readonly UserPart[], name?: string): void {
    this.#closeCalls();
    this.#push({ role: "user", parts, ...(name !== undefined && { name }) });
  }

  /** Adds an assistant turn; `places` are those of its calls, in order. */
  assistant(parts: readonly AssistantPart[], places: readonly CallPlace[], name?: string): void {
    this.#closeCalls();
    let calls = 0;
    const distinct = parts.map((part) => {
      if (part.type !== "tool-call") return part;
      const id = this.#ids.take(part.id);
      const { pointer = "/messages", clientId = part.id } = places[calls] ?? {};
      calls += 1;
      const ownId = splitCallId(part.id).id;
      this.#openCall({ id, clientId, ownId, name: part.name, pointer });
      return id === part.id ? part : { ...part, id };
    });
    this.#push({ role: "assistant", parts: distinct, ...(name !== undefined && { name }) });
  }

  /** Adds a result that names its call; `pointer` is the place of the client's id. */
  answer(clientId: string, answer: Answer, pointer: string): void {
    const { id } = splitCallId(clientId);
    const call = this.#openBy.clientId.first(clientId) ?? this.#openBy.ownId.first(id);
    if (call !== undefined) return this.#addResult(call, answer);
    if (this.#missed.has(id)) return;
    this.#notes.addIssue({
      pointer,
      rule: "tool-result-without-call",
      message: "This tool result answers no open call: no call with its id waits for a result.",
      hint: this.#hints.unknown,
    });
  }

  /** Adds a result of the older form, which answers the first open call of the function's name. */
  answerByName(name: string, answer: Answer, pointer: string): void {
    const call = this.#openBy.name.first(name);
    if (call !== undefined) return this.#addResult(call, answer);
    this.#notes.addIssue({
      pointer,
      rule: "tool-result-without-call",
      message: "This function result answers no open call: no call of that name waits for one.",
      hint: this.#hints.unknown,
    });
  }

  /** Returns the conversation. The model's turn is next, so no call may be open. */
  finish(): { readonly system: readonly TextPart[]; readonly turns: readonly Turn[] } {
    this.#closeCalls();
    return { system: this.#system, turns: this.#turns };
  }

  #openCall(call: OpenCall): void {
    this.#open.add(call);
    for (const key of callKeys) this.#openBy[key].add(call[key], call);
  }

  #addResult(call: OpenCall, answer: Answer): void {
    const result: ToolResult = { callId: call.id, toolName: call.name, ...answer };
    if (this.#results === null) {
      const results = [result];
      this.#push({ role: "tool", results });
      this.#results = results;
    } else {
      this.#results.push(result);
    }
    this.#open.delete(call);
    for (const key of callKeys) this.#openBy[key].delete(call[key], call);
    if (this.#open.size === 0) this.#releaseHeld();
  }

  #closeCalls(): void {
    for (const { ownId, pointer } of this.#open) {
      this.#missed.add(ownId);
      this.#notes.addIssue({
        pointer,
        rule: "tool-call-without-result",
        message: "This tool call has no result before the next turn.",
        hint: this.#hints.unanswered,
      });
    }
    this.#open.clear();
    for (const key of callKeys) this.#openBy[key].clear();
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
}

/** The keys of a call: the client's id, the call's own part of it, or the tool's name. */
const callKeys = ["clientId", "ownId", "name"] as const;

/** Groups of values by name, in order. */
class Groups<T> {
  readonly #groups = new Map<string, Set<T>>();

  add(name: string, value: T): void {
    const group = this.#groups.get(name);
    if (group === undefined) this.#groups.set(name, new Set([value]));
    else group.add(value);
  }

  first(name: string): T | undefined {
    const [first] = this.#groups.get(name) ?? [];
    return first;
  }

  delete(name: string, value: T): void {
    this.#groups.get(name)?.delete(value);
  }

  clear(): void {
    this.#groups.clear();
  }
}
