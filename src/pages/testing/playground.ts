import { kitAssets, playgroundAssets } from "../page-assets.ts";
import type { SentImage } from "../playground/turns.ts";
import { FakeServer, ok, type Call } from "./fake-server.ts";
import { openPage, textOf, type OpenedPage, type PageOptions } from "./open-page.ts";

export const CHAT = "POST /v1/chat/completions";
export const MESSAGES = "POST /v1/messages";
export const RESPONSES = "POST /v1/responses";

export function model(id: string, prices: object = {}): object {
  const pricing = { prompt: "0.001", completion: "0.01", cached_prompt: null, cache_write: null };
  return { id, pricing: { ...pricing, ...prices } };
}

export function spending(spent: string, held: string): object {
  return { usage: { spent }, balance: { held } };
}

export function chatReply(content: string, more: object = {}): object {
  return {
    id: "c",
    object: "chat.completion",
    created: 1,
    model: "acme/large",
    choices: [
      { index: 0, message: { role: "assistant", content, ...more }, finish_reason: "stop" },
    ],
    usage: { prompt_tokens: 3, completion_tokens: 2 },
  };
}

/** Returns chat events as a stream that ends. */
export function chatEvents(
  deltas: readonly object[],
  last: object = { choices: [], usage: { prompt_tokens: 3, completion_tokens: 2 } },
): readonly string[] {
  const head = { id: "c", object: "chat.completion.chunk", created: 1, model: "acme/large" };
  const chunks = deltas.map((delta, at) => ({
    choices: [{ index: 0, delta, finish_reason: at === deltas.length - 1 ? "stop" : null }],
  }));
  const events = [...chunks, last].map((chunk) => JSON.stringify({ ...head, ...chunk }));
  return [...events, "[DONE]"].map((data) => `data: ${data}\n\n`);
}

/** Returns a reply of responses with the given items. */
export function responsesReply(output: readonly object[], more: object = {}): object {
  const usage = {
    input_tokens: 3,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 2,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 5,
  };
  return { id: "resp_1", object: "response", status: "completed", output, usage, ...more };
}

/** Returns a message of a reply of responses. */
export function outputMessage(text: string, status = "completed"): object {
  const content = [{ type: "output_text", text, annotations: [], logprobs: [] }];
  return { type: "message", id: "msg_1", role: "assistant", status, content };
}

/** Returns the events of a responses stream. */
export function responsesEvents(...events: readonly object[]): readonly string[] {
  return events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
}

export interface Playground {
  readonly page: OpenedPage;
  readonly server: FakeServer;
  /** Returns the sent model requests, in order. */
  readonly sent: () => readonly Call[];
}

/** Opens the playground without a key. */
export async function openPlayground(options: Partial<PageOptions> = {}): Promise<Playground> {
  const server = new FakeServer();
  server.answer("GET /v1/models", ok({ data: [model("acme/large"), model("acme/small")] }));
  server.answer("GET /v1/account", ok(spending("1", "0")));
  const assets = [...playgroundAssets(), ...kitAssets()];
  const page = await openPage({ assets, entry: "/playground/playground.js", server, ...options });
  return { page, server, sent: () => server.calls.filter(({ method }) => method === "POST") };
}

/** Opens the playground with a key, by default without streaming. */
export async function openWithKey({
  stream = false,
  ...options
}: Partial<PageOptions> & { readonly stream?: boolean } = {}): Promise<Playground> {
  const opened = await openPlayground(options);
  await opened.page.fill("Key", " sk-gw-1 ");
  if (!stream) opened.page.field("Stream").click();
  await opened.page.settle();
  return opened;
}

/** Returns the texts of the earlier turns, without what each took. */
export function turnsOf(page: OpenedPage): readonly string[] {
  return [...page.document.querySelectorAll("#turns li")].map((turn) =>
    [...turn.children]
      .filter(({ className }) => className !== "figures")
      .map(textOf)
      .join(""),
  );
}

/** Writes a message, and sends it. */
export async function say(page: OpenedPage, text: string): Promise<void> {
  await page.fill("Message", text);
  await page.click(SEND);
}

export const SEND = "Send Ctrl ↵";

/** Returns an image of a turn; its content does not matter. */
export function sentImage(url: string): SentImage {
  return { name: "a.png", url, thumbnail: {} as HTMLCanvasElement };
}
