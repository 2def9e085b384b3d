import type { RequestOptions } from "../client/exchange.ts";
import type { JsonObject } from "../contract/document.ts";
import type { CheckContext, Generations } from "./check.ts";
import type { ModelRole } from "./models.ts";
import type { Protocol, Wire } from "./wire.ts";
import { wires } from "./wires.ts";

/** An operation with a body, and a small valid body for it. */
export interface PostOperation {
  readonly operation: string;
  readonly path: string;
  /** The protocol whose model it uses. */
  readonly protocol: Protocol;
  readonly body: (model: string) => JsonObject;
}

const OUTPUT_TOKENS = 64;
const INPUT_BYTES = 4_096;
const TEXT = "one two three";

/** Every operation with a body. */
export const postOperations: readonly PostOperation[] = [
  ...wires.map(({ operation, path, protocol, body }) => ({
    operation,
    path,
    protocol,
    body: (model: string) => body({ model, text: TEXT, maxTokens: OUTPUT_TOKENS }),
  })),
  {
    operation: "countMessageTokens",
    path: "/messages/count_tokens",
    protocol: "messages",
    body: (model) => ({ model, messages: [{ role: "user", content: TEXT }] }),
  },
];

/** Returns the small request of an operation for a model of this role. */
export function smallRequest(
  context: CheckContext,
  { path, protocol, body }: Pick<PostOperation, "path" | "protocol" | "body">,
  role: ModelRole = "echo",
): RequestOptions & { readonly body: JsonObject } {
  return { path, body: body(context.model(protocol, role)) };
}

/** Returns the small request of a generation. */
export function smallGeneration(
  context: CheckContext,
  wire: Wire,
): ReturnType<typeof smallRequest> {
  const { operation } = wire;
  const found = postOperations.find((entry) => entry.operation === operation);
  if (found === undefined) throw new Error(`no request of ${operation}`);
  return smallRequest(context, found);
}

/** Returns the generations of a check that makes small requests. */
export function smallGenerations(
  protocol: Protocol,
  calls: number,
  role: ModelRole = "echo",
): readonly Generations[] {
  return [{ protocol, role, calls, inputBytes: INPUT_BYTES, outputTokens: OUTPUT_TOKENS }];
}
