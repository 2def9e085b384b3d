import { type ProviderKind, providerKinds } from "../../catalog/provider-kinds.ts";
import type { Provider } from "../shared/provider.ts";

/** Returns the same provider for every kind, for tests that do not depend on the kind. */
export function everyKind(provider: Provider): Readonly<Record<ProviderKind, Provider>> {
  const entries = Object.keys(providerKinds).map((kind) => [kind, provider] as const);
  return Object.fromEntries(entries) as Record<ProviderKind, Provider>;
}
