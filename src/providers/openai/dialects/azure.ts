import type { Dialect } from "./dialect.ts";
import { openai } from "./openai.ts";

/**
 * Azure OpenAI: OpenAI's models, with the key in its own header; its older URLs have an
 * `api-version`. Source: Azure OpenAI's REST reference.
 */
export const azure: Dialect = Object.freeze({
  ...openai,
  name: "azure",
  hosts: ["azure.com", "azure.us", "azure.cn", "azure-api.net"],
  queryKey: "api-version",
  keyHeader: "api-key",
});
