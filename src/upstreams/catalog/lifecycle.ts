import type { Model } from "./model.ts";

/**
 * Returns the state of a model at a time. A date that has come overrides the configured state; a
 * retired model stays retired.
 */
export function lifecycleAt(
  {
    lifecycle,
    deprecatedAtMs,
    retiresAtMs,
  }: Pick<Model, "lifecycle" | "deprecatedAtMs" | "retiresAtMs">,
  atMs: number,
): Model["lifecycle"] {
  if (retiresAtMs !== undefined && retiresAtMs <= atMs) return "retired";
  const isServed = lifecycle === "preview" || lifecycle === "active";
  return isServed && deprecatedAtMs !== undefined && deprecatedAtMs <= atMs
    ? "deprecated"
    : lifecycle;
}
