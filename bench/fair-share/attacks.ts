import { newKey } from "../../src/access/auth/key-format.ts";
import {
  chat,
  longText,
  manyMessages,
  manyTools,
  manyTypes,
  manyValues,
  references,
  schemaNames,
  unknownNames,
} from "./bodies.ts";
import { type Message, message } from "./message.ts";

const MEGABYTE = 1_000_000;
/** Requests of one connection that are sent before a response is read. */
const PIPELINED = 200;

/** The requests of one attacker, repeated as fast as they are answered. */
export interface Attack {
  /** Name on the command line. */
  readonly id: string;
  readonly what: string;
  readonly connections: number;
  /** Requests in flight per connection. */
  readonly depth: number;
  /** Returns messages that are prepared once and sent in rotation. */
  readonly messages: (key: string) => readonly Buffer[];
}

const CHAT = { method: "POST", path: "/v1/chat/completions" } as const;

const times = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));

function posts(bodies: () => readonly string[], headers: Message["headers"] = {}) {
  return (key: string): readonly Buffer[] =>
    bodies().map((body) => message({ ...CHAT, key, body, headers }));
}

const few = { connections: 4, depth: 1 };

/** Attacks with one ordinary key within its plan. */
const byKey: readonly Attack[] = [
  {
    ...few,
    id: "names",
    what: "480,000 distinct names, refused",
    messages: posts(() => times(4, unknownNames)),
  },
  {
    ...few,
    id: "schema-names",
    what: "480,000 distinct names in a tool's schema",
    messages: posts(() => times(4, schemaNames)),
  },
  {
    ...few,
    id: "references",
    what: "900 items with one reference of 2 MB",
    messages: posts(() => [references()]),
  },
  {
    ...few,
    id: "types",
    what: "800 items with two lists of 1,000 types, 14 KB",
    messages: posts(() => [manyTypes()]),
  },
  { ...few, id: "messages", what: "150,000 messages", messages: posts(() => [manyMessages()]) },
  {
    ...few,
    id: "tools",
    what: "128 tools of 900 properties",
    messages: posts(() => [manyTools()]),
  },
  { ...few, id: "values", what: "500,000 values", messages: posts(() => [manyValues()]) },
  {
    ...few,
    id: "texts",
    what: "texts of 30 MB",
    messages: posts(() => [longText(30 * MEGABYTE)]),
  },
  {
    id: "console",
    what: "the usage of its account by day",
    connections: 16,
    depth: 1,
    messages: (key) => [message({ method: "GET", path: "/console/api/v1/usage?by=day", key })],
  },
  {
    id: "one-key",
    what: "one idempotency key on 16 connections",
    connections: 16,
    depth: 1,
    messages: posts(() => [longText(1_000)], { "idempotency-key": "one-key" }),
  },
  {
    id: "keyed",
    what: "50 keyed bodies of 1 MB",
    connections: 16,
    depth: 1,
    messages: (key) =>
      times(50, (at) => {
        const headers = { "idempotency-key": `keyed-${at}` };
        return message({ ...CHAT, key, headers, body: longText(MEGABYTE + 5 * at) });
      }),
  },
  {
    id: "models",
    what: "pipelined `/v1/models`",
    connections: 4,
    depth: PIPELINED,
    messages: (key) => [message({ method: "GET", path: "/v1/models", key })],
  },
  {
    id: "slow",
    what: "100 streams, a chunk every 100 ms",
    connections: 100,
    depth: 1,
    messages: posts(() => [chat(',"stream":true', { model: "openai/stream-60-100" })]),
  },
  {
    id: "refusals",
    what: "small refusals",
    connections: 16,
    depth: 1,
    messages: posts(() => [chat(',"unknown":1')]),
  },
  {
    id: "invalid-json",
    what: "bodies of 1 MB that are not JSON at their end",
    connections: 4,
    depth: 1,
    messages: posts(() => [longText(MEGABYTE).slice(0, -1)]),
  },
];

const PAGES = ["/docs", "/openapi.json", "/openapi.yaml", "/contract", "/llms.txt"];
const DOCUMENTS = ["/docs", "/openapi.json", "/openapi.yaml"];

/** Attacks without a key. */
const byStranger: readonly Attack[] = [
  {
    ...few,
    id: "hosts",
    what: "pages with changing `Host`",
    messages: () =>
      times(5_000, (at) => {
        const path = PAGES[at % PAGES.length] ?? "/";
        return message({ method: "GET", path, headers: { host: `h${at}.example` } });
      }),
  },
  {
    id: "documents",
    what: "pipelined documents",
    connections: 4,
    depth: PIPELINED,
    messages: () => DOCUMENTS.map((path) => message({ method: "GET", path })),
  },
  {
    id: "metrics",
    what: "pipelined `/metrics`",
    connections: 4,
    depth: PIPELINED,
    messages: () => [message({ method: "GET", path: "/metrics" })],
  },
  {
    id: "bodies",
    what: "bodies of 8 MB without a key",
    connections: 8,
    depth: 1,
    messages: () => [message({ ...CHAT, body: longText(8 * MEGABYTE) })],
  },
  {
    id: "floods",
    what: "a flood of keys that are not valid",
    connections: 4,
    depth: PIPELINED,
    messages: () =>
      times(1_000, (at) => {
        const key = newKey((size) => Buffer.alloc(size, String(at)));
        return message({ ...CHAT, key: at % 2 === 0 ? key : `${key}x`, body: chat() });
      }),
  },
  {
    id: "unsigned",
    what: "a flood of requests without a key, one after the other",
    connections: 32,
    depth: 1,
    messages: () => [message({ ...CHAT, body: chat() })],
  },
];

export const ATTACKS: readonly Attack[] = [...byKey, ...byStranger];
