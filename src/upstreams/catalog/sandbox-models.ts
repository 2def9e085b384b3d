import { nanoUsd, picoUsd, type NanoUsd } from "../../core/money/amounts.ts";
import {
  defaultTimeouts,
  type Capabilities,
  type Model,
  type UpstreamTimeouts,
  type UpstreamDialect,
  upstreamId,
} from "./model.ts";
import { factsByName } from "./model-facts.ts";

interface SandboxRow {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly capabilities: Capabilities;
  readonly timeouts?: Partial<UpstreamTimeouts>;
}

const allOn: Capabilities = {
  tools: true,
  images: true,
  documents: false,
  structuredOutput: "strict",
  reasoning: "optional",
};

const textOnly: Capabilities = {
  tools: false,
  images: false,
  documents: false,
  structuredOutput: "best_effort",
  reasoning: "none",
};

function refusal(status: number, meaning: string): SandboxRow {
  return {
    name: `refuse-${status}`,
    displayName: `Sandbox refuse ${status}`,
    description: `The upstream refuses with status ${status} before the first byte: ${meaning}`,
    capabilities: allOn,
  };
}

const rows: readonly SandboxRow[] = [
  {
    name: "echo",
    displayName: "Sandbox echo",
    description:
      "Answers the last user text, piece by piece. Ends at stop strings and at the length limit. " +
      "Calls a tool only where one is forced or required. Fills a JSON schema that is asked for.",
    capabilities: allOn,
  },
  {
    name: "agent",
    displayName: "Sandbox agent",
    description:
      "Calls an available tool with arguments that are valid for its schema, two in parallel if the " +
      'text contains "in parallel", then answers from the results. Makes at most eight calls ' +
      "in a conversation and repeats none of them. Fills a requested JSON schema.",
    capabilities: allOn,
  },
  {
    name: "reasoner",
    displayName: "Sandbox reasoner",
    description: "If reasoning is on: reasoning text, then the answer; its tokens are counted.",
    capabilities: { ...textOnly, reasoning: "optional" },
  },
  {
    name: "vision",
    displayName: "Sandbox vision",
    description:
      "Reports type and pixel size of each image sent as data, and the URL of other images, " +
      "which it does not fetch.",
    capabilities: { ...textOnly, images: true },
  },
  {
    name: "plain",
    displayName: "Sandbox plain",
    description:
      "Text only: no tools, no images, no reasoning, no prompt cache (cache_control is named in " +
      "x-ignored-fields); JSON on a best-effort basis.",
    capabilities: textOnly,
  },
  {
    name: "slow",
    displayName: "Sandbox slow",
    description:
      "Like echo, with a piece every 200 ms: to test cancellation and progress displays.",
    capabilities: allOn,
  },
  refusal(400, "the reply is a 400 with the upstream's message."),
  refusal(401, "the gateway's own key is invalid, and the reply is a 502."),
  refusal(429, "the upstream is busy, and the reply is a 503 on chat and a 529 on messages."),
  refusal(500, "the upstream is broken, and the reply is a 502."),
  {
    name: "hang",
    displayName: "Sandbox hang",
    description: "A silent upstream; its first-byte limit is 1 s, and the reply is a 504.",
    capabilities: allOn,
    timeouts: { firstByteMs: 1_000 },
  },
  {
    name: "break",
    displayName: "Sandbox break",
    description: "An upstream error after three pieces: an error in the stream, a 502 when whole.",
    capabilities: allOn,
  },
  {
    name: "truncate",
    displayName: "Sandbox truncate",
    description:
      "The upstream ends after three pieces without its terminal event: an error in the stream, " +
      "a 502 when whole.",
    capabilities: allOn,
  },
  {
    name: "garbage",
    displayName: "Sandbox garbage",
    description:
      "The upstream answers what is no reply (streamed: after three pieces): an error in the " +
      "stream, a 502 when whole.",
    capabilities: allOn,
  },
  {
    name: "no-usage",
    displayName: "Sandbox without usage",
    description: "Like echo, but the upstream reports no usage, so that the charge is an estimate.",
    capabilities: allOn,
  },
];

/** The names after `sandbox/` that the sandbox provider supports. */
export const sandboxNames: readonly string[] = rows.map((row) => row.name);

/** The sandbox does not use a wire. */
const noDialect: UpstreamDialect = {
  name: "none",
  reason: "default",
  quirks: {},
  flags: { wire: "sandbox" },
};

/** 2026-01-01T00:00:00Z, the creation date of all sandbox models. */
const CREATED = 1_767_225_600;

/**
 * Returns every sandbox model. They are always served (interfaces, "Sandbox models"). The price is
 * above zero and small: a hold of the largest reply over a full context is less than a cent.
 */
export function sandboxModels(timeouts: UpstreamTimeouts = defaultTimeouts): readonly Model[] {
  return rows.map((row) => ({
    id: `sandbox/${row.name}`,
    displayName: row.displayName,
    description: row.description,
    ownedBy: "sandbox",
    created: CREATED,
    lifecycle: "active",
    contextLength: 400_000,
    maxOutputTokens: 200_000,
    capabilities: row.capabilities,
    pricing: {
      prompt: picoUsd(10_000),
      completion: picoUsd(20_000),
      cachedPrompt: null,
      cacheWrite: null,
    },
    overheads: {
      perRequestTokens: 16,
      perMessageTokens: 8,
      perToolTokens: 16,
      perImageTokens: 2_000,
    },
    upstreams: [
      {
        id: upstreamId("sandbox", "", row.name),
        kind: "sandbox",
        baseUrl: "",
        model: row.name,
        signIn: null,
        weight: 1,
        timeouts: { ...timeouts, ...row.timeouts },
        headers: {},
        query: {},
        fetchesImages: false,
        dialect: noDialect,
        facts: factsByName(row.name, "sandbox"),
        knownAs: null,
      },
    ],
  }));
}

/**
 * Credit of the demo account, $1,000: more than 10,000 of the largest holds on any sandbox model.
 */
export const demoBalance: NanoUsd = nanoUsd(1_000_000_000_000);
