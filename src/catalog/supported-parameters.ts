import type { Capabilities, Model } from "./model.ts";

/** Top-level request fields of each protocol that have an effect with a model. */
export interface SupportedParameters {
  readonly chat: readonly string[];
  readonly messages: readonly string[];
}

function reasons({ reasoning }: Capabilities): boolean {
  return reasoning !== "none";
}

function formats({ structuredOutput }: Capabilities): boolean {
  return structuredOutput !== "none";
}

/** The fields of sections 2.3 and 2.7 that have an effect with this model. */
export function supportedParameters({ capabilities, upstreams }: Model): SupportedParameters {
  const shared = ["model", "messages", "stream", "temperature", "top_p", "max_tokens"];
  const tools = capabilities.tools ? ["tools", "tool_choice"] : [];
  const legacy = capabilities.tools ? ["functions", "function_call"] : [];
  // Only the messages wire has these; the others ignore them and the reply's header says so.
  const wireOnly = upstreams.some(({ kind }) => kind === "anthropic")
    ? ["top_k", "cache_control"]
    : [];
  const reasoningOrFormat = reasons(capabilities) || formats(capabilities);
  return {
    chat: [
      ...shared,
      "max_completion_tokens",
      "stream_options",
      "stop",
      ...tools,
      ...legacy,
      ...(formats(capabilities) ? ["response_format"] : []),
      ...(reasons(capabilities) ? ["reasoning"] : []),
    ],
    messages: [
      ...shared,
      "system",
      "stop_sequences",
      "metadata",
      ...tools,
      ...wireOnly,
      ...(reasons(capabilities) ? ["thinking"] : []),
      ...(reasoningOrFormat ? ["output_config"] : []),
    ],
  };
}
