/** The traits of each kind of upstream, so that other folders need not compare its name. */
interface ProviderTraits {
  /** True if its upstreams have an address; otherwise they run in the gateway. */
  readonly hasAddress: boolean;
  /**
   * True if its failures are intended: they are neither retried nor counted by a circuit breaker.
   */
  readonly failsOnPurpose: boolean;
  /** Parameters of the messages protocol that only this wire supports. */
  readonly messagesParameters: readonly string[];
}

/** One row per kind of upstream; `providers/` has a folder for each. */
const kinds = {
  openai: { hasAddress: true, failsOnPurpose: false, messagesParameters: [] },
  "openai-responses": { hasAddress: true, failsOnPurpose: false, messagesParameters: ["metadata"] },
  anthropic: {
    hasAddress: true,
    failsOnPurpose: false,
    messagesParameters: ["top_k", "metadata", "cache_control", "safeguards"],
  },
  sandbox: { hasAddress: false, failsOnPurpose: true, messagesParameters: [] },
} as const satisfies Readonly<Record<string, ProviderTraits>>;

export type ProviderKind = keyof typeof kinds;

export const providerKinds: Readonly<Record<ProviderKind, ProviderTraits>> = kinds;
