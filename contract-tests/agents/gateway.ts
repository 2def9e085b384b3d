import { startServer } from "../harness/start-server.ts";
import { startPuppet } from "./puppet.ts";
import { startRecordingProxy, type RecordingProxy } from "./recording-proxy.ts";

const common = `
    context_length: 400000
    max_output_tokens: 64000
    pricing: { prompt: "0.00000001", completion: "0.00000002" }`;

/** Models with names from which agents infer the model's features. */
const config = (puppet: string): string => `
models:
  - id: anthropic/claude-sonnet-5-5${common}
    capabilities: { tools: true, images: true, structured_output: strict, reasoning: none }
    upstreams: [{ kind: sandbox, model: agent }]
  - id: anthropic/claude-opus-5-5${common}
    capabilities: { tools: true, images: false, structured_output: best_effort, reasoning: none }
    upstreams: [{ kind: openai, base_url: "${puppet}/v1", model: puppet }]
  - id: example/puppet${common}
    capabilities: { tools: true, images: false, structured_output: best_effort, reasoning: none }
    upstreams: [{ kind: openai, base_url: "${puppet}/v1", model: puppet }]
  - id: openai/gpt-5.5${common}
    capabilities: { tools: true, images: true, structured_output: best_effort, reasoning: none }
    upstreams: [{ kind: openai, base_url: "${puppet}/v1", model: puppet }]
  - id: openai/gpt-5.6-sol${common}
    capabilities: { tools: true, images: true, structured_output: best_effort, reasoning: none }
    upstreams: [{ kind: openai, base_url: "${puppet}/v1", model: puppet }]
`;

/** A gateway behind the recording proxy. */
export interface AgentGateway {
  readonly proxy: RecordingProxy;
  readonly key: string;
  readonly stop: () => Promise<void>;
}

/** Starts a gateway with sandbox models and a model that follows the user's text. */
export async function startAgentGateway(): Promise<AgentGateway> {
  const puppet = await startPuppet();
  const server = await startServer({ config: config(puppet.origin) });
  const proxy = await startRecordingProxy(server.root);
  return {
    proxy,
    key: server.key,
    stop: async () => {
      await proxy.close();
      await server.stop();
      await puppet.close();
    },
  };
}
