/** The name of the model in a gateway's catalog, by the kind of its wire. */
export const localModelIds = {
  openai: "local/smollm2",
  anthropic: "local/smollm2-messages",
} as const;

/** Returns a gateway.yaml that serves the model of a llama.cpp server over both of its wires. */
export function localModelYaml(root: string): string {
  const model = (kind: "openai" | "anthropic", baseUrl: string): string => `
  - id: ${localModelIds[kind]}
    display_name: SmolLM2 135M (${kind} wire)
    description: A small real model on this machine; it costs nothing but time.
    context_length: 4096
    max_output_tokens: 512
    capabilities: { tools: false, images: false, structured_output: best_effort, reasoning: none }
    pricing: { prompt: "0.00000001", completion: "0.00000002" }
    upstreams:
      - { kind: ${kind}, base_url: "${baseUrl}", model: smollm2 }`;
  return `models:${model("openai", `${root}/v1`)}${model("anthropic", `${root}/v1`)}\n`;
}
