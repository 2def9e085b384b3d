export interface WirePricing {
  readonly prompt: string | null;
  readonly completion: string | null;
  readonly cached_prompt: string | null;
  readonly cache_write: string | null;
}
export interface Buckets {
  readonly fresh: number;
  readonly cached: number;
  readonly cacheWrite: number;
  readonly output: number;
}
export function toPico(decimal: string): bigint;
export function formatNano(nano: bigint): string;
export function bucketsOf(protocol: "chat" | "messages", usage: unknown): Buckets;
export function costOf(
  protocol: "chat" | "messages",
  usage: unknown,
  pricing: WirePricing,
): string | null;
