/** The traits of each kind of upstream, so that no other folder asks for its name. */
interface ProviderTraits {
  /** Whether its upstreams are reached at an address; otherwise they run in the gateway. */
  readonly hasAddress: boolean;
  /** Whether its failures are part of its job: then nothing is retried and no circuit opens. */
  readonly failsOnPurpose: boolean;
  /** Parameters of the messages protocol that only this wire can carry. */
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
