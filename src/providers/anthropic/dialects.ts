import { dialectsOf } from "../dialects-of.ts";
import type { Dialect } from "./dialect.ts";

/*
 * What each vendor of this API takes that others do not, a vendor a row. Encoders and decoders read
 * the flags and know no vendor's name.
 */

/** Any other server with this API, such as llama.cpp. */
const compatible: Dialect = {
  wire: "anthropic",
  name: "compatible",
  hosts: [],
  keyHeader: "x-api-key",
  userMax: 256,
  userCharacters: "any",
  thinksByDefault: false,
  thinkingByBudget: false,
  vendorFields: "by-name",
  endpoint: "messages",
  userAfterTool: true,
};

/** Every dialect of this API, the default first; and the effective flags of an upstream with it. */
export const { dialects, dialectOf } = dialectsOf(compatible, {
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
   * DeepSeek's `/anthropic`. It has refused ids of end users that are not of letters, digits, `_` and
   * `-`, such as the JSON that Claude Code sends. Source: api-docs.deepseek.com/guides/anthropic_api,
   * its refusal (May 2026).
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
   * Z.ai's `/api/anthropic`. GLM thinks unless disabled; a budget is how others ask for it. Source:
   * glm-mcp 60, which measured it.
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
