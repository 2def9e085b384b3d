import { hash } from "node:crypto";
import type { CallState } from "../core/ledger/call-states.ts";
import type { GenerationStore } from "./prepared-job.ts";
import { seal, unseal } from "./sealing.ts";

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
