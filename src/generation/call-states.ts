import { hash, randomBytes } from "node:crypto";
import type { CallState, NewCallStates } from "../core/ledger/call-states.ts";
import type { GenerationStore } from "./prepared-job.ts";
import { sealState } from "./sealed-states.ts";
import { seal, unseal } from "./sealing.ts";
import type { GenerationEvent } from "../core/conversation/generation-event.ts";
import { renameCalls, DistinctIds } from "../core/conversation/rename-ids.ts";
import {
  isPlainCallId,
  joinShortCallId,
  readShortCallId,
} from "../core/conversation/short-call-id.ts";
import type { GenerationJob } from "./job.ts";
import type {
  AssistantPart,
  Conversation,
  ToolResult,
  Turn,
} from "../core/conversation/conversation.ts";

/** What a short id of a call stands for. */
export interface StoredCall {
  /** The call's own id, as its upstream knows it. */
  readonly id: string;
  /** `ToolCall.reasoningState`. */
  readonly reasoningState?: string;
}

/** The request that finds calls: those of its own account. */
interface CallFinder {
  readonly requestId: string;
  readonly accountId: string;
}

/** Number of calls that a request finds; the oldest ones of a longer history count as gone. */
const CALLS_MAX = 1_000;
/** Bound of the calls in memory. */
const CHARACTERS_MAX = 32 * 1_048_576;
/** Size of a call in memory besides its texts. */
const CALL_CHARACTERS = 200;

/**
 * The calls that short ids stand for: sealed in the store, where every process finds them, and the
 * last ones in memory, since an agent repeats its whole history with each request. What an id
 * stands for never changes.
 *
 * The id's secret is the only key to the sealed text: the store has a hash of it. A client without
 * the id, or of another account, cannot find or read the call.
 */
export class CallStates {
  readonly #store: Pick<GenerationStore, "findCallStates">;
  readonly #charactersMax: number;
  /** By account and secret, the least recently used first. */
  readonly #known = new Map<string, StoredCall>();
  #characters = 0;

  constructor(store: Pick<GenerationStore, "findCallStates">, charactersMax = CHARACTERS_MAX) {
    this.#store = store;
    this.#charactersMax = charactersMax;
  }

  /** Returns the sealed form of a new call for the store, and remembers the call. */
  keep(secret: string, call: StoredCall, accountId: string): CallState {
    this.#remember(nameOf(accountId, secret), call);
    // A state has no spaces.
    const text = `${call.reasoningState ?? ""} ${call.id}`;
    const sealed = seal(text, derive("seal", accountId, secret));
    return { name: storedName(accountId, secret), sealed };
  }

  /**
   * Returns the calls of the last of these secrets that are kept; at once if all are in memory.
   * Rejects with `StoreUnavailable`.
   */
  find(
    secrets: readonly string[],
    finder: CallFinder,
  ): ReadonlyMap<string, StoredCall> | Promise<ReadonlyMap<string, StoredCall>> {
    const found = new Map<string, StoredCall>();
    const missing: string[] = [];
    for (const secret of secrets.slice(-CALLS_MAX)) {
      const name = nameOf(finder.accountId, secret);
      const call = this.#known.get(name);
      if (call === undefined) missing.push(secret);
      else {
        this.#known.delete(name);
        this.#known.set(name, call);
        found.set(secret, call);
      }
    }
    return missing.length === 0 ? found : this.#load(missing, finder, found);
  }

  async #load(
    secrets: readonly string[],
    { requestId, accountId }: CallFinder,
    found: Map<string, StoredCall>,
  ): Promise<ReadonlyMap<string, StoredCall>> {
    const secretByName = new Map(secrets.map((secret) => [storedName(accountId, secret), secret]));
    const names = [...secretByName.keys()];
    for (const { name, sealed } of await this.#store.findCallStates({ requestId, names })) {
      const secret = secretByName.get(name);
      if (secret === undefined) continue;
      const call = open(sealed, derive("seal", accountId, secret));
      if (call === null) continue;
      this.#remember(nameOf(accountId, secret), call);
      found.set(secret, call);
    }
    return found;
  }

  #remember(name: string, call: StoredCall): void {
    if (this.#known.has(name)) return;
    this.#known.set(name, call);
    this.#characters += sizeOf(call);
    for (const [oldest, one] of this.#known) {
      if (this.#characters <= this.#charactersMax) return;
      this.#known.delete(oldest);
      this.#characters -= sizeOf(one);
    }
  }
}

const nameOf = (accountId: string, secret: string): string => `${accountId} ${secret}`;

const storedName = (accountId: string, secret: string): string =>
  derive("name", accountId, secret).toString("base64url");

/** Opens a sealed call; null if it was altered in the store, so that it counts as gone. */
function open(sealed: string, key: Uint8Array): StoredCall | null {
  try {
    const text = unseal(sealed, key);
    const at = text.indexOf(" ");
    const reasoningState = text.slice(0, at);
    return { id: text.slice(at + 1), ...(reasoningState !== "" && { reasoningState }) };
  } catch {
    return null;
  }
}

/** Returns 32 bytes, different for each purpose. */
function derive(purpose: "name" | "seal", accountId: string, secret: string): Buffer {
  return hash("sha256", `call-state ${purpose}\n${accountId}\n${secret}`, "buffer");
}

function sizeOf({ id, reasoningState = "" }: StoredCall): number {
  return CALL_CHARACTERS + id.length + reasoningState.length;
}

const SECRET_BYTES = 16;
/** A longer state is dropped; the model then reasons again. */
const STATE_CHARACTERS_MAX = 131_072;

/**
 * The calls of one reply. A call with a reasoning state, or with an id that clients might not take,
 * gets a short id; what it stands for is kept with the settlement. For a client that carries
 * reasoning, the state of a call with a plain id is sealed instead.
 */
export class ReplyCalls {
  readonly #callStates: CallStates;
  readonly #job: GenerationJob;
  /** Kept calls by secret. */
  readonly #kept = new Map<string, StoredCall>();
  /** Short ids by own id. */
  readonly #shortIds = new Map<string, string>();

  constructor(callStates: CallStates, job: GenerationJob) {
    this.#callStates = callStates;
    this.#job = job;
  }

  /** Returns the events with the ids for the client, and without readable reasoning states. */
  shorten(events: readonly GenerationEvent[]): readonly GenerationEvent[] {
    return events.some(isAboutCalls) ? events.map((event) => this.#shortened(event)) : events;
  }

  /** Returns the states to keep; undefined: none. */
  seal(): NewCallStates | undefined {
    if (this.#kept.size === 0) return undefined;
    const { accountId, key } = this.#job.caller;
    const states = [...this.#kept].map(([secret, call]) =>
      this.#callStates.keep(secret, call, accountId),
    );
    return { keyId: key.id, states };
  }

  #shortened(event: GenerationEvent): GenerationEvent {
    if (event.type === "tool-call-start") {
      const { reasoningState = "", ...call } = event;
      const hasState = reasoningState !== "" && reasoningState.length <= STATE_CHARACTERS_MAX;
      if (isPlainCallId(call.id)) {
        if (!hasState) return call;
        const { caller, decoded } = this.#job;
        if (decoded.carriesReasoning === true)
          return { ...call, reasoningState: sealState(reasoningState, caller.accountId) };
      }
      const secret = randomBytes(SECRET_BYTES).toString("base64url");
      this.#kept.set(secret, { id: call.id, ...(hasState && { reasoningState }) });
      const id = joinShortCallId(call.id, secret);
      this.#shortIds.set(call.id, id);
      return { ...call, id };
    }
    if (event.type !== "generation-end") return event;
    return { ...event, stop: renameCalls(event.stop, this.#shortIds) };
  }
}

function isAboutCalls({ type }: GenerationEvent): boolean {
  return type === "tool-call-start" || type === "generation-end";
}

/** Bound of the restored states, in characters; the client's body has only ids. */
const RESTORED_CHARACTERS_MAX = 8 * 1_048_576;

/** Returns the calls of these secrets, newest first, as far as their states are within the bound. */
export function newestCalls(
  secrets: readonly string[],
  calls: ReadonlyMap<string, StoredCall>,
): ReadonlyMap<string, StoredCall> {
  const newest = new Map<string, StoredCall>();
  let characters = 0;
  for (const secret of secrets.toReversed()) {
    const call = calls.get(secret);
    if (call === undefined || newest.has(secret)) continue;
    characters += call.reasoningState?.length ?? 0;
    if (characters > RESTORED_CHARACTERS_MAX) break;
    newest.set(secret, call);
  }
  return newest;
}

/** Returns the secrets of the short ids in the history. */
export function shortIdSecrets({ turns }: Conversation): readonly string[] {
  const secrets: string[] = [];
  for (const turn of turns) {
    if (turn.role !== "assistant") continue;
    for (const part of turn.parts) {
      const short = part.type === "tool-call" ? readShortCallId(part.id) : null;
      if (short !== null) secrets.push(short.secret);
    }
  }
  return secrets;
}

/**
 * Returns the conversation with the own ids and reasoning states of its calls, as if no id had been
 * shortened. A call that is not stored any more has what its id shows, and no state. Restored ids
 * are made distinct, in the order of the history.
 */
export function restoreCalls(
  conversation: Conversation,
  calls: ReadonlyMap<string, StoredCall>,
): Conversation {
  const distinct = new DistinctIds();
  const ids = new Map<string, string>();
  const restored = (part: AssistantPart): AssistantPart => {
    if (part.type !== "tool-call") return part;
    const short = readShortCallId(part.id);
    const call = short === null ? { id: part.id } : storedCall(short, calls);
    const id = distinct.take(call.id);
    ids.set(part.id, id);
    return { ...part, ...call, id };
  };
  const result = (one: ToolResult): ToolResult => ({
    ...one,
    callId: ids.get(one.callId) ?? one.callId,
  });
  const turns = conversation.turns.map((turn): Turn => {
    if (turn.role === "assistant") return { ...turn, parts: turn.parts.map(restored) };
    return turn.role === "tool" ? { ...turn, results: turn.results.map(result) } : turn;
  });
  return { ...conversation, turns };
}

function storedCall(
  { ownId, secret }: NonNullable<ReturnType<typeof readShortCallId>>,
  calls: ReadonlyMap<string, StoredCall>,
): StoredCall {
  return calls.get(secret) ?? { id: ownId ?? "call" };
}
