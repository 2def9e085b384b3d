import { hash } from "node:crypto";
import type { IgnoredParameter } from "../conversation/ignored-parameter.ts";

/** Which ids of end users an upstream accepts. */
export interface UserIdRules {
  /** Maximum length in characters; 0: no id is accepted; null: any length. */
  readonly userMax: number | null;
  /** Minimum length in characters. */
  readonly userMin?: number | null;
  /** The accepted characters: any, or only letters, digits, `_` and `-`. */
  readonly userCharacters?: "any" | "word";
}

/**
 * The end user's id as the upstream accepts it. Another id is replaced with its hash, which is as
 * stable and no less opaque, and reported as ignored; undefined if there is none, or the upstream accepts none.
 */
export function fitUserId(
  id: string | undefined,
  rules: UserIdRules,
  ignored: Set<IgnoredParameter>,
): string | undefined {
  if (id === undefined || fits(id, rules)) return id;
  ignored.add("end-user-id");
  if (rules.userMax === 0) return undefined;
  return hash("sha256", id, "hex").slice(0, rules.userMax ?? undefined);
}

function fits(id: string, { userMax, userMin, userCharacters }: UserIdRules): boolean {
  if (id.length < (userMin ?? 0) || id.length > (userMax ?? id.length)) return false;
  return userCharacters !== "word" || /^[\w-]+$/.test(id);
}
