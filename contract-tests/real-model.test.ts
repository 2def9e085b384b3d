import { appendFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localModelIds, localModelYaml } from "../scripts/local-model/gateway-yaml.ts";
import type { LocalModelServer } from "../scripts/local-model/start.ts";
import { startServer, type TestServer } from "./harness/start-server.ts";
import { anthropicClient, openAiClient } from "./sdk/clients.ts";
import { ANSWER_LIMIT_MS, INSTALL_LIMIT_MS, startRealModel } from "./real-model/local-model.ts";

/** Target file for the conversations, if requested. */
const transcriptFile = process.env["TRANSCRIPT_FILE"];

let upstream: LocalModelServer | undefined;
let server: TestServer;
/** The reason for a missing model: CI then fails, a developer's machine skips. */
let missing: string | undefined;

beforeAll(async () => {
  const model = await startRealModel();
  if ("missing" in model) {
    missing = model.missing;
    return;
  }
  upstream = model;
  server = await startServer({ config: localModelYaml(upstream.root) });
  if (transcriptFile !== undefined) rmSync(transcriptFile, { force: true });
}, INSTALL_LIMIT_MS);
afterAll(async () => {
  await server?.stop();
  await upstream?.stop();
});

function note(title: string, turns: readonly (readonly [string, string])[]): void {
  if (transcriptFile === undefined) return;
  const lines = turns.map(([who, text]) => `${who}: ${text}`);
  appendFileSync(transcriptFile, `## ${title}\n\n${lines.join("\n")}\n\n`);
}

/** The second question can be answered only from the history. */
const questions = [
  "Rome is the capital of Italy. What is the capital of Italy?",
  "Please repeat your answer.",
] as const;

interface ModelReply {
  readonly text: string;
  readonly stop: string | null;
  readonly input: number;
  readonly output: number;
}

interface Turn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

async function sayChat(model: string, messages: Turn[], stream: boolean): Promise<ModelReply> {
  const client = openAiClient(server);
  const request = { model, messages, max_tokens: 24, temperature: 0 };
  const reply = stream
    ? await client.chat.completions
        .stream({ ...request, stream_options: { include_usage: true } })
        .finalChatCompletion()
    : await client.chat.completions.create(request);
  const choice = reply.choices[0];
  return {
    text: choice?.message.content ?? "",
    stop: choice?.finish_reason ?? null,
    input: reply.usage?.prompt_tokens ?? 0,
    output: reply.usage?.completion_tokens ?? 0,
  };
}

async function sayMessages(model: string, messages: Turn[], stream: boolean): Promise<ModelReply> {
  const client = anthropicClient(server);
  const request = { model, messages, max_tokens: 24, temperature: 0 };
  const reply = stream
    ? await client.messages.stream(request).finalMessage()
    : await client.messages.create(request);
  return {
    text: reply.content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join(""),
    stop: reply.stop_reason,
    input: reply.usage.input_tokens + (reply.usage.cache_read_input_tokens ?? 0),
    output: reply.usage.output_tokens,
  };
}

const lanes = (["openai", "anthropic"] as const).flatMap((kind) =>
  (["chat", "messages"] as const).flatMap((protocol) =>
    [false, true].map((stream) => ({ kind, protocol, stream })),
  ),
);

describe("a conversation with SmolLM2 in llama.cpp", () => {
  test.for(lanes)(
    "$protocol over the $kind wire, streamed: $stream",
    { timeout: ANSWER_LIMIT_MS },
    async ({ kind, protocol, stream }, { skip }) => {
      if (missing !== undefined) skip(missing);
      const say = protocol === "chat" ? sayChat : sayMessages;
      const turns: Turn[] = [];
      const told: [string, string][] = [];
      for (const question of questions) {
        turns.push({ role: "user", content: question });
        const reply = await say(localModelIds[kind], turns, stream);
        expect(reply.text.trim()).not.toBe("");
        expect(reply.input).toBeGreaterThan(5);
        expect(reply.output).toBeGreaterThan(0);
        expect(reply.output).toBeLessThanOrEqual(24);
        expect(["stop", "length", "end_turn", "max_tokens"]).toContain(reply.stop);
        turns.push({ role: "assistant", content: reply.text });
        told.push(["user", question], ["assistant", `${reply.text} [${reply.stop}]`]);
      }
      expect(told.at(-1)?.[1]).toContain("Rome");
      note(`${protocol} over the ${kind} wire, ${stream ? "streamed" : "whole"}`, told);
    },
  );
});
