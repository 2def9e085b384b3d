import { flag } from "../../catalog/flags.ts";
import {
  type DialectFields,
  type DialectOf,
  dialectsOf,
  keyHeaderFlag,
  userMaxFlag,
} from "../shared/dialects-of.ts";
import { turnOrderFlags } from "../shared/turn-order.ts";

/** How a server of this API differs from the vendor's reference: one flag per difference. */
const flags = {
  keyHeader: keyHeaderFlag("x-api-key"),
  userMax: userMaxFlag(256),
  userCharacters: flag(
    ["any", "word"],
    "any",
    "`word`: an end-user id with characters other than letters, digits, `_` and `-` is " +
      "sent as its hash",
  ),
  thinksByDefault: flag(
    "boolean",
    false,
    "whether models think unless thinking is turned off, and refuse calls without the " +
      "preceding thinking",
  ),
  thinkingByBudget: flag(
    "boolean",
    false,
    "whether thinking is requested by a token budget for every model; else according to " +
      "the model's `thinking`",
  ),
  vendorFields: flag(
    ["always", "by-name", "never"],
    "by-name",
    "whether Anthropic's newest fields and betas are sent (deferred tools, changes of " +
      "tools and effort, safeguards): always, to models whose name contains `claude`, or " +
      "never; unsent fields are applied in the gateway or reported as ignored",
  ),
  endpoint: flag(
    ["messages", "invoke", "raw-predict"],
    "messages",
    "the vendor's `/v1/messages`, Bedrock's InvokeModel, or Vertex AI's rawPredict",
  ),
  userAfterTool: turnOrderFlags.userAfterTool,
};

export type EndpointName = DialectOf<typeof flags>["endpoint"];

/*
 * The differences of each vendor of this API, one row per vendor. Encoders and decoders read the
 * flags and do not depend on vendor names.
 */

/** Every dialect of this API, the default first, and the effective flags of an upstream with it. */
export const anthropicDialects = dialectsOf("anthropic", flags, {
  /** Anthropic's own service. Source: docs.anthropic.com/en/api/messages. */
  anthropic: {
    hosts: ["api.anthropic.com"],
    vendorFields: "always",
  },
  /**
   * Anthropic's models on bedrock-runtime; bedrock-mantle (`api.aws`) behaves like the vendor.
   * Source: Bedrock's user guide (Anthropic Claude Messages API).
   */
  bedrock: {
    hosts: ["amazonaws.com"],
    keyHeader: "authorization",
    endpoint: "invoke",
    vendorFields: "always",
  },
  /** Anthropic's models on Vertex AI. Source: Vertex AI's guide (Claude models). */
  vertex: {
    hosts: ["*-aiplatform.googleapis.com", "aiplatform.googleapis.com"],
    keyHeader: "authorization",
    endpoint: "raw-predict",
    vendorFields: "always",
  },
  /**
   * DeepSeek's `/anthropic`. It has refused end-user ids with characters other than letters,
   * digits, `_` and `-`, such as the JSON that Claude Code sends. Source:
   * api-docs.deepseek.com/guides/anthropic_api, its refusal (May 2026).
   */
  deepseek: {
    hosts: ["deepseek.com"],
    thinksByDefault: true,
    thinkingByBudget: true,
    vendorFields: "never",
    userCharacters: "word",
  },
  /**
   * Moonshot's `/anthropic`, and that of its coding plan. Source: platform.moonshot.ai/docs; claudian
   * 759; nodetool 2700.
   */
  moonshot: {
    hosts: ["moonshot.ai", "moonshot.cn", "kimi.com"],
    thinksByDefault: true,
    thinkingByBudget: true,
    vendorFields: "never",
  },
  /**
   * Z.ai's `/api/anthropic`. GLM thinks unless disabled; other clients request thinking by a
   * budget. Source: glm-mcp 60, which measured it.
   */
  zai: {
    hosts: ["z.ai", "bigmodel.cn"],
    thinkingByBudget: true,
    vendorFields: "never",
  },
  /**
   * MiniMax's `/anthropic`: thinking is `adaptive` or `disabled`, and has no budget. Source:
   * platform.minimax.io (text-anthropic-api); `@ai-sdk/minimax` 3.0.45; pi 6658.
   */
  minimax: {
    hosts: ["minimax.io", "minimaxi.com"],
    vendorFields: "never",
  },
});

export const { dialectOf } = anthropicDialects;

/** The fields of requests that depend on dialect or model, and the quirk that changes each. */
export const dialectFields: DialectFields = {
  temperature: "sampling",
  top_p: "sampling",
  top_k: null,
  stop_sequences: "stop",
  tool_choice: "forced_tools",
  disable_parallel_tool_use: "single_calls",
  block_binding: "bound_thinking",
  signature: "bound_thinking",
  "anthropic-beta": "bound_thinking",
  anthropic_beta: "bound_thinking",
  thinking: "thinking",
  budget_tokens: "thinking",
  effort: "efforts",
  output_config: "thinking",
  user_id: "user_max",
  metadata: "user_max",
  safeguards: "vendor_fields",
  defer_loading: "vendor_fields",
  cache_control: null,
};
