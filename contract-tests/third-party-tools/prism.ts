import Anthropic from "@anthropic-ai/sdk";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import OpenAI from "openai";
import { bareEnvironment } from "../harness/start-server.ts";
import type { Outcome, ServedGateway } from "./served-gateway.ts";
import { DOCUMENT, installPackage } from "./tool-folder.ts";
import { GUARD_MS, later } from "../harness/real-clock.ts";

const VERSION = "5.16.0";
const TEXT = "Hello there";

/** Both official SDKs through Prism, which refuses whatever is not in the document. */
export async function runPrism(served: ServedGateway): Promise<Outcome> {
  const tool = await installPackage("@stoplight/prism-cli", VERSION);
  const proxy = await startProxy(join(tool, "dist/index.js"), served.url);
  try {
    const calls = [...openaiCalls(proxy.url, served.key), ...anthropicCalls(proxy.url, served.key)];
    const failures: string[] = [];
    for (const [name, call] of [...calls, refusal(proxy.url, served.key)]) {
      try {
        const text = await call();
        if (text !== TEXT) failures.push(`${name}: ${text}`);
      } catch (error) {
        failures.push(`${name}: ${String(error)}`);
      }
    }
    const passed = calls.length + 1 - failures.length;
    return { passed, failures, note: "both SDKs, whole, streamed and refused" };
  } finally {
    await proxy.stop();
  }
}

type Call = readonly [name: string, call: () => Promise<string>];

function openaiCalls(baseURL: string, apiKey: string): readonly Call[] {
  const client = new OpenAI({ baseURL, apiKey, maxRetries: 0 });
  const ask = (model: string) => ({
    model,
    messages: [{ role: "user" as const, content: TEXT }],
  });
  return [
    [
      "openai, whole",
      async () => {
        const reply = await client.chat.completions.create(ask("sandbox/echo"));
        return reply.choices[0]?.message.content ?? "";
      },
    ],
    [
      "openai, streamed",
      async () => {
        const stream = await client.chat.completions.create({
          ...ask("sandbox/echo"),
          stream: true,
        });
        let text = "";
        for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? "";
        return text;
      },
    ],
    [
      "openai, a typed error",
      () =>
        expectError(client.chat.completions.create(ask("nobody/nothing")), OpenAI.NotFoundError),
    ],
  ];
}

function anthropicCalls(proxy: string, apiKey: string): readonly Call[] {
  // Prism serves the document's paths without the server's prefix, which this SDK always appends.
  const client = new Anthropic({
    baseURL: proxy,
    apiKey,
    maxRetries: 0,
    fetch: (target, init) => fetch(String(target).replace("/v1/", "/"), init),
  });
  const ask = (model: string) => ({
    model,
    max_tokens: 100,
    messages: [{ role: "user" as const, content: TEXT }],
  });
  return [
    [
      "anthropic, whole",
      async () => {
        const { content } = await client.messages.create(ask("sandbox/echo"));
        return content[0]?.type === "text" ? content[0].text : "";
      },
    ],
    ["anthropic, streamed", () => client.messages.stream(ask("sandbox/echo")).finalText()],
    [
      "anthropic, a typed error",
      () => expectError(client.messages.create(ask("nobody/nothing")), Anthropic.NotFoundError),
    ],
  ];
}

async function expectError(
  reply: PromiseLike<unknown>,
  kind: abstract new (...parameters: never[]) => Error,
): Promise<string> {
  try {
    await reply;
    return "no error";
  } catch (error) {
    return error instanceof kind ? TEXT : String(error);
  }
}

/** What the contract refuses, Prism refuses itself: it does validate. */
function refusal(proxy: string, key: string): Call {
  return [
    "an unknown field",
    async () => {
      const reply = await fetch(`${proxy}/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({ model: "sandbox/echo", messages: [], nothing: 1 }),
      });
      const { type } = (await reply.json()) as { readonly type?: string };
      return type?.includes("stoplight") === true ? TEXT : `not refused: ${reply.status}`;
    },
  ];
}

interface Proxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function startProxy(program: string, target: string): Promise<Proxy> {
  const flags = ["--errors", "--host", "127.0.0.1", "--port", "0"];
  const child = spawn(process.execPath, [program, "proxy", DOCUMENT, target, ...flags], {
    stdio: ["ignore", "pipe", "pipe"],
    env: bareEnvironment(),
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  let output = "";
  const started = Promise.withResolvers<string>();
  const cancel = later(GUARD_MS, () =>
    started.reject(new Error(`Prism does not start:\n${output}`)),
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const url = /listening on (http:\/\/[\d.]+:\d+)/.exec(output)?.[1];
      if (url !== undefined) started.resolve(url);
    });
  }
  child.on("exit", () => started.reject(new Error(`Prism ended:\n${output}`)));
  try {
    return { url: await started.promise, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    cancel();
  }
}
