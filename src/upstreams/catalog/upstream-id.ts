import type { ProviderKind } from "./provider-kinds.ts";

/**
 * Returns an upstream's id, built from kind, address and model. It is stable across reloads and
 * contains no secret.
 */
export function upstreamId(kind: ProviderKind, baseUrl: string, model: string): string {
  return baseUrl === "" ? `${kind}:${model}` : `${kind}:${baseUrl}#${model}`;
}
