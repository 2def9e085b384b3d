/**
 * What the short id of a call stands for, as the store keeps it
 * (`docs/decisions/reasoning-across-tool-loops.md`).
 */
export interface CallState {
  /** Its name in the store: a hash of the id's secret. */
  readonly name: string;
  /** The call's own id and reasoning state, encrypted; base64. */
  readonly sealed: string;
}

/** The states of one reply's calls, kept for the key of its request. */
export interface NewCallStates {
  readonly keyId: string;
  readonly states: readonly CallState[];
}

/** A request's question for the states of the calls in its history. */
export interface CallStateQuery {
  readonly requestId: string;
  readonly names: readonly string[];
}

/** How long a state is kept unless newer ones of its key displace it. */
export const CALL_STATE_LIFE_MS = 7 * 24 * 60 * 60 * 1_000;

/** Default limit of the states of one key, in bytes. */
export const CALL_STATE_BYTES_MAX = 32 * 1_048_576;

/** Size of a state's row besides its text, so that one bound also limits the number of rows. */
export const CALL_STATE_ROW_BYTES = 256;

/** Returns the size of a state that counts against its key's bound. */
export function callStateBytes({ sealed }: CallState): number {
  return sealed.length + CALL_STATE_ROW_BYTES;
}
