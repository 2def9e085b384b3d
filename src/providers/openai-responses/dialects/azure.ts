import type { Dialect } from "./dialect.ts";
import { openai } from "./openai.ts";

/** Azure OpenAI: the key in its own header. Source: Azure OpenAI's guide (Responses API). */
export const azure: Dialect = Object.freeze({
  ...openai,
  name: "azure",
  hosts: ["azure.com", "azure.us", "azure.cn", "azure-api.net"],
  queryKey: "api-version",
  keyHeader: "api-key",
});
