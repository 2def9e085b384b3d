import type { Model } from "../../catalog/model.ts";
import type { CacheControl } from "../../../core/conversation/conversation.ts";
import type { EndpointName } from "./dialects.ts";
import type { MessagesBody, WireMessage } from "./request-body.ts";

/** The data that determines whether a beta applies to a request. */
interface Sent {
  readonly body: MessagesBody;
  readonly model: Pick<Model, "contextLength">;
}

interface Beta {
  /** The values that the vendor and its clients have used for it. */
  readonly values: readonly string[];
  /** Returns whether the request uses the beta's field. */
  readonly belongs: (sent: Sent) => boolean;
  /**
   * The value without which the vendor refuses the field. It is sent regardless of the client's
   * betas. Without it, a beta is forwarded only if the client named one of its values.
   */
  readonly needed?: Readonly<Record<EndpointName, string>>;
  /** True if only the vendor's own service supports it. The clouds refuse unknown values. */
  readonly isOwn?: true;
}

/** Models with a larger context need the beta. */
const USUAL_CONTEXT_TOKENS = 200_000;

/**
 * The betas that change a model's behavior, each with its field. All others are not forwarded,
 * because the gateway does not send their fields. Sources: `AnthropicBeta` and the fields'
 * documents in `@anthropic-ai/sdk` 1.14.0; the values sent by Claude Code 2.1.332; the guides of
 * Bedrock and Vertex AI; `anthropic_beta_headers_config.json` of LiteLLM 1.110.2.
 */
const betas: readonly Beta[] = [
  {
    values: ["context-1m-2025-08-07"],
    belongs: ({ model }) => model.contextLength > USUAL_CONTEXT_TOKENS,
  },
  { values: ["interleaved-thinking-2025-05-14"], belongs: ({ body }) => thinks(body) },
  {
    values: ["effort-2025-11-24"],
    belongs: ({ body }) => body.output_config?.effort !== undefined,
  },
  {
    values: ["structured-outputs-2025-11-13", "structured-outputs-2025-12-15"],
    belongs: ({ body }) => body.output_config?.format !== undefined || hasStrictTool(body),
    isOwn: true,
  },
  {
    values: ["advanced-tool-use-2025-11-20", "tool-search-tool-2025-10-19"],
    belongs: ({ body }) => hasDeferredTool(body),
    needed: {
      messages: "advanced-tool-use-2025-11-20",
      invoke: "tool-search-tool-2025-10-19",
      "raw-predict": "tool-search-tool-2025-10-19",
    },
  },
  needed("mid-conversation-tool-changes-2026-07-01", ({ body }) => hasToolChange(body)),
  needed("inline-tools-2026-09-15", ({ body }) => definesTool(body)),
  {
    values: ["per-turn-control-2026-07-01", "mid-conversation-output-config-2026-07-01"],
    belongs: ({ body }) => hasTurnEffort(body),
    needed: {
      messages: "per-turn-control-2026-07-01",
      // Bedrock's runtime does not support the other value.
      invoke: "mid-conversation-output-config-2026-07-01",
      "raw-predict": "per-turn-control-2026-07-01",
    },
  },
  {
    values: ["mid-conversation-system-2026-04-07"],
    belongs: ({ body }) => body.messages.some(isSystem),
    isOwn: true,
  },
  needed("thinking-display-updates-2026-08-18", ({ body }) => showsUpdates(body)),
  needed("thinking-binding-controls-2026-08-01", ({ body }) => bindsThinking(body)),
  needed("dangerous-tool-use-2026-09-03", ({ body }) => body.safeguards !== undefined),
  { values: ["pdfs-2024-09-25"], belongs: ({ body }) => hasDocument(body), isOwn: true },
  {
    values: ["extended-cache-ttl-2025-04-11"],
    belongs: ({ body }) => isCachedLong(body),
    isOwn: true,
  },
];

/** Returns a beta without which the vendor and the clouds refuse its field. */
function needed(value: string, belongs: Beta["belongs"]): Beta {
  const always = { messages: value, invoke: value, "raw-predict": value };
  return { values: [value], belongs, needed: always };
}

/**
 * Returns the betas of a request, all of which are values of the table above: those that its fields
 * require, and those that the client named and whose field is sent.
 */
export function betasOf(
  sent: Sent,
  named: readonly string[] | undefined,
  endpoint: EndpointName,
): readonly string[] {
  return betas.flatMap((beta) => {
    const isNamed = (value: string) => named?.includes(value) === true;
    if (beta.needed !== undefined) {
      if (!beta.belongs(sent)) return [];
      const chosen = endpoint === "messages" ? beta.values.filter(isNamed) : [];
      return chosen.length > 0 ? chosen : [beta.needed[endpoint]];
    }
    if (beta.isOwn === true && endpoint !== "messages") return [];
    const chosen = beta.values.filter(isNamed);
    return chosen.length > 0 && beta.belongs(sent) ? chosen : [];
  });
}

function thinks({ thinking }: MessagesBody): boolean {
  return thinking?.type === "enabled" || thinking?.type === "adaptive";
}

function showsUpdates({ thinking }: MessagesBody): boolean {
  return thinking?.type === "adaptive" && thinking.display === "updates";
}

function bindsThinking({ thinking }: MessagesBody): boolean {
  return thinking !== undefined && "block_binding" in thinking;
}

function hasStrictTool({ tools = [] }: MessagesBody): boolean {
  return tools.some(({ strict }) => strict === true);
}

function hasDeferredTool({ tools = [] }: MessagesBody): boolean {
  return tools.some((tool) => tool.defer_loading === true);
}

function isSystem({ role }: WireMessage): boolean {
  return role === "system";
}

function changesOf({ messages }: MessagesBody) {
  return messages.flatMap((message) =>
    message.role === "system" ? message.content.filter(({ type }) => type !== "text") : [],
  );
}

function hasToolChange(body: MessagesBody): boolean {
  return changesOf(body).length > 0;
}

function definesTool(body: MessagesBody): boolean {
  return changesOf(body).some((block) => "tool" in block && block.tool.type === "tool_definition");
}

function hasTurnEffort({ messages }: MessagesBody): boolean {
  return messages.some(
    (message) => message.role === "system" && message.output_config !== undefined,
  );
}

function isCachedLong({ tools = [], system = [], messages }: MessagesBody): boolean {
  const isLong = (carrier: object): boolean =>
    "cache_control" in carrier && (carrier.cache_control as CacheControl).ttl === "1h";
  const holdsLong = (block: WireMessage["content"][number]): boolean =>
    block.type === "tool_result" && block.content?.some(isLong) === true;
  return (
    tools.some(isLong) ||
    system.some(isLong) ||
    messages.some(({ content }) => content.some((block) => isLong(block) || holdsLong(block)))
  );
}

function hasDocument({ messages }: MessagesBody): boolean {
  return messages.some(
    ({ role, content }) =>
      role === "user" &&
      content.some((block) =>
        block.type === "tool_result"
          ? block.content?.some(({ type }) => type === "document")
          : block.type === "document",
      ),
  );
}
