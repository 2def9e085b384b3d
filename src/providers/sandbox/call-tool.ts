import type { Conversation, ToolDefinition } from "../../conversation/conversation.ts";
import { GatewayError } from "../../errors/gateway-error.ts";
import type { ReplyPart } from "./reply.ts";
import { instanceOfSchema, type InstanceRequest } from "./schema/instance-of-schema.ts";

/**
 * A call whose arguments are valid against the tool's schema; throws `unsupported-schema` if no
 * such arguments can be generated.
 */
export function callTool(tool: ToolDefinition, { tools }: Conversation): ReplyPart {
  const request = {
    schema: tool.parameters?.value() ?? {},
    name: tool.name,
    type: "object",
  } as const;
  const value = instanceOrRefusal(request, `the tool at index ${tools.indexOf(tool)}`);
  return { type: "tool-call", name: tool.name, argumentsJson: JSON.stringify(value) };
}

/**
 * An instance, or the 400 that names the schema and what in it the sandbox does not support. It
 * points at the body as a whole, because each API keeps tools in a different place.
 */
export function instanceOrRefusal(request: InstanceRequest, owner: string): unknown {
  const made = instanceOfSchema(request);
  if (made.made) return made.value;
  const message = `The sandbox makes no value for the JSON Schema of ${owner}: ${made.reason}`;
  throw new GatewayError("unsupported-schema", message, {
    issues: [
      {
        pointer: "",
        rule: "unsupported-schema",
        message,
        hint: "Simplify the schema, or use a model that is not of the sandbox.",
        vendorForm: "Schema is too complex",
      },
    ],
  });
}
