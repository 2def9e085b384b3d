import {
  type Conversation,
  lastUserText,
  type ToolDefinition,
} from "../../../core/conversation/conversation.ts";
import { asFunction } from "../../../core/conversation/custom-tools.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import {
  instanceOfSchema,
  type InstanceRequest,
  type SchemaInstance,
} from "./schema/instance-of-schema.ts";

/**
 * Returns arguments that are valid for the tool's schema, or the reason why they cannot be
 * generated.
 */
export function argumentsFor(tool: ToolDefinition): SchemaInstance {
  return instanceOfSchema({
    schema: asFunction(tool).parameters?.value() ?? {},
    name: tool.name,
    type: "object",
  });
}

/** Returns the 400 for a tool if its arguments cannot be generated. */
export function toolRefusal(
  tool: ToolDefinition,
  { tools }: Conversation,
  reason: string,
): GatewayError {
  return schemaRefusal(`the tool at index ${tools.indexOf(tool)}`, reason);
}

/** Returns an instance, or throws a 400 that names the schema and its unsupported part. */
function instanceOrRefusal(request: InstanceRequest, owner: string): unknown {
  const made = instanceOfSchema(request);
  if (made.made) return made.value;
  throw schemaRefusal(owner, made.reason);
}

/** Returns an error for the whole body, because each API has its tools in a different place. */
function schemaRefusal(owner: string, reason: string): GatewayError {
  const message = `The sandbox cannot generate a value for the JSON Schema of ${owner}: ${reason}`;
  return new GatewayError("unsupported-schema", message, {
    issues: [
      {
        pointer: "",
        rule: "unsupported-schema",
        message,
        hint: "Simplify the schema, or use a model outside of the sandbox.",
        vendorForm: "Schema is too complex",
      },
    ],
  });
}

/**
 * Returns the answer in the requested format: JSON that is valid for its schema (throws
 * `unsupported-schema` if it cannot be generated), or a JSON object with the last user text.
 * Without a format it returns `answer`, or the last user text.
 */
export function formatText(conversation: Conversation, answer?: string): string {
  const { output } = conversation;
  if (output?.kind === "json-schema") {
    const request = { schema: output.schema.value(), name: output.name ?? "answer" };
    return JSON.stringify(instanceOrRefusal(request, "the answer"));
  }
  const text = lastUserText(conversation);
  return output?.kind === "json-object" ? JSON.stringify({ echo: text }) : (answer ?? text);
}
