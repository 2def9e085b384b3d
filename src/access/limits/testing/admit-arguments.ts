/** Arguments of the `ADMIT` script; without a limit by default. */
export interface AdmitArguments {
  readonly requests?: number;
  readonly tokens?: number;
  readonly concurrency?: number;
  readonly wanted?: number;
  /** The process's name. */
  readonly owner?: string;
  /** Number of the first slot. */
  readonly slot?: number;
  /** Requests given back. */
  readonly unused?: number;
  /** Names of dead processes. */
  readonly dead?: readonly string[];
  /** Tokens of a slice. */
  readonly tokenSlice?: number;
  readonly unusedTokens?: number;
  /** Tokens of the last reservation. */
  readonly needed?: number;
}

/** Returns the arguments in the order of the script. */
export function admitArguments(given: AdmitArguments): readonly (string | number)[] {
  const { requests = -1, tokens = -1, concurrency = -1, wanted = 1 } = given;
  const { owner = "process", slot = 0, unused = 0, dead = [] } = given;
  const { tokenSlice = 0, unusedTokens = 0, needed = 1 } = given;
  const limits = [requests, tokens, concurrency];
  const tokenArguments = [tokenSlice, unusedTokens, needed];
  return [...limits, wanted, owner, 900_000, slot, unused, dead.join(","), ...tokenArguments];
}
