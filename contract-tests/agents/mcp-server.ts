/**
 * An MCP server with one tool, on standard input and output. `MCP_START_MS` delays the answer to
 * the first message.
 */
import { createInterface } from "node:readline";
import { pause } from "../harness/real-clock.ts";

interface Call {
  readonly id?: number | string;
  readonly method: string;
  readonly params?: {
    readonly protocolVersion?: string;
    readonly arguments?: { readonly query?: string };
  };
}

const lookup = {
  name: "lookup",
  description: "Answers a query about a city.",
  inputSchema: {
    type: "object",
    properties: { query: { type: "string", description: "The city." } },
    required: ["query"],
  },
};

function answer({ method, params }: Call): object {
  switch (method) {
    case "initialize":
      return {
        protocolVersion: params?.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: "demo", version: "1.0.0" },
      };
    case "tools/list":
      return { tools: [lookup] };
    case "tools/call": {
      const text = `${params?.arguments?.query ?? "nowhere"} has 7 bridges`;
      return { content: [{ type: "text", text }] };
    }
    default:
      return {};
  }
}

await pause(Number(process.env["MCP_START_MS"] ?? "0"));
for await (const line of createInterface({ input: process.stdin })) {
  const call = JSON.parse(line) as Call;
  // A notification has no id and no answer.
  if (call.id === undefined) continue;
  process.stdout.write(
    `${JSON.stringify({ jsonrpc: "2.0", id: call.id, result: answer(call) })}\n`,
  );
}
