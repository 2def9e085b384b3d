import { hash } from "node:crypto";
import type { IgnoredParameter } from "../conversation/ignored-parameter.ts";

/**
 * The end user's id as the upstream accepts it, at most `max` characters (null: any length). A
 * longer id is replaced with its hash, which is as stable and no less opaque, and reported as
 * ignored; undefined if the upstream accepts none.
 */
export function fitUserId(
  id: string,
  max: number | null,
  ignored: Set<IgnoredParameter>,
): string | undefined {
  if (max === null || id.length <= max) return id;
  ignored.add("end-user-id");
  return max === 0 ? undefined : hash("sha256", id, "hex").slice(0, max);
}
