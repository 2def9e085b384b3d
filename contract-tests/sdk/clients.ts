import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import type { TestServer } from "../harness/start-server.ts";

type Addressed = Pick<TestServer, "root" | "key">;

/** Returns the vendor's client, configured with the address and the key only. */
export function openAiClient(server: Addressed, key = server.key): OpenAI {
  return new OpenAI({ baseURL: `${server.root}/v1`, apiKey: key, maxRetries: 0 });
}

/** Returns the vendor's client, which appends `/v1/messages` itself. */
export function anthropicClient(
  server: Addressed,
  credentials: { readonly apiKey?: string; readonly authToken?: string } = { apiKey: server.key },
): Anthropic {
  const { apiKey = null, authToken = null } = credentials;
  return new Anthropic({ baseURL: server.root, apiKey, authToken, maxRetries: 0 });
}

/** A red square of 2 × 2 pixels. */
export const PNG_BASE64 =
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==";

export const weatherSchema = {
  type: "object" as const,
  properties: { city: { type: "string" }, days: { type: "integer", minimum: 1 } },
  required: ["city", "days"],
  additionalProperties: false,
};

/** Collects an async sequence. */
export async function collect<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
