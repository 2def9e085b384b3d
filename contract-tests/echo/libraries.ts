import type { Wire } from "./echo-request.ts";

/** A vendor's library in one language for one wire, and the releases under test. */
export interface Library {
  readonly wire: Wire;
  readonly language: "python" | "npm";
  readonly name: string;
  /** The newest first; the last is the oldest release still in use. */
  readonly releases: readonly string[];
}

/** The newest release, and each pair of releases between which the dumps changed. */
export const libraries: readonly Library[] = [
  {
    wire: "anthropic",
    language: "python",
    name: "anthropic",
    releases: ["2.12.0", "2.0.0", "1.17.0", "1.0.0", "0.109.2", "0.84.0", "0.52.0", "0.39.0"],
  },
  {
    wire: "openai",
    language: "python",
    name: "openai",
    releases: ["3.54.0", "3.0.0", "2.54.0", "2.0.0", "1.109.1", "1.60.0", "1.30.0"],
  },
  {
    wire: "anthropic",
    language: "npm",
    name: "@anthropic-ai/sdk",
    releases: ["1.12.0", "1.0.0", "0.110.0", "0.80.0", "0.52.0", "0.33.1"],
  },
  {
    wire: "openai",
    language: "npm",
    name: "openai",
    releases: ["7.57.0", "7.0.0", "6.49.0", "5.23.2", "4.104.0"],
  },
  {
    wire: "openai-responses",
    language: "python",
    name: "openai",
    releases: ["3.57.0", "3.0.0", "2.54.0", "2.0.0", "1.109.1"],
  },
  {
    wire: "openai-responses",
    language: "npm",
    name: "openai",
    releases: ["7.59.0", "7.0.0", "6.49.0", "5.23.2", "4.104.0"],
  },
];

/** Releases of 2024 without support for thinking: they write such a block as text. */
export const withoutThinking: ReadonlySet<string> = new Set([
  "python anthropic 0.39.0",
  "npm @anthropic-ai/sdk 0.33.1",
]);
