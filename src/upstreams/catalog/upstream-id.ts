import type { ProviderKind } from "./provider-kinds.ts";

/** Names an upstream by kind, address and model: the same over a reload, and no secret in it. */
export function upstreamId(kind: ProviderKind, baseUrl: string, model: string): string {
  return baseUrl === "" ? `${kind}:${model}` : `${kind}:${baseUrl}#${model}`;
}
