import type { Exchange } from "./recording-proxy.ts";
import type { Setting } from "./session.ts";

/** One recorded request, as stored in a file. */
export interface Recording {
  readonly agent: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const TEXT_MAX = 120;

/** Number of tools at the start of the list that are always kept. */
const TOOLS_KEPT = 2;

/**
 * Headers that the contract or a client's feature depends on; the others describe the machine or
 * the connection.
 */
const headersKept =
  /^(anthropic-|user-agent$|x-app$|x-claude|x-stainless-helper|x-session|x-initiator|originator$|x-openai-)/;

/** Values that are kept whole, since a part of them would have no meaning. */
const keptWhole = new Set([
  ...["data", "signature", "url", "image_url", "encrypted_content"],
  ...["user_id", "name", "id", "arguments", "definition"],
]);

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns a request as a recording: without secrets, ids and paths of this machine, with long texts
 * shortened and similar tools removed. Every key and every shape remains.
 */
export function toRecording(agent: string, exchange: Exchange, setting: Setting): Recording {
  const { reply: _, replyHeaders: __, ...sent } = exchange;
  const { method, path, headers, body } = JSON.parse(
    anonymous(JSON.stringify(sent), setting),
  ) as Exchange;
  const kept = Object.entries(headers).filter(([name]) => headersKept.test(name));
  return {
    agent,
    method,
    path,
    headers: Object.fromEntries(kept),
    body: shorten(isObject(body) ? { ...body, ...fewerTools(body) } : body),
  };
}

/**
 * Returns JSON text with placeholders for values of this run; equal values get equal placeholders.
 */
function anonymous(json: string, { key, origin, project, home }: Setting): string {
  const root = home.slice(0, home.lastIndexOf("/"));
  const known: readonly (readonly [string, string])[] = [
    [key, "sk-dummy"],
    [origin, "http://127.0.0.1:8080"],
    [project, "/project"],
    [home, "/user"],
    [root, ""],
    // Claude Code derives folder names from the project's path.
    [root.replaceAll("/", "-"), ""],
    // Codex names its agents like paths of a machine.
    ["/root", "/agent"],
  ];
  const named = known.reduce((text, [from, to]) => text.replaceAll(from, to), json);
  const ids = new Map<string, string>();
  const standIn = (id: string, make: (at: number) => string): string => {
    const known = ids.get(id) ?? make(ids.size + 1);
    ids.set(id, known);
    return known;
  };
  return named
    .replaceAll(/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g, (id) =>
      standIn(id, (at) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`),
    )
    .replaceAll(
      /\b(call|toolu|msg|req|ses|prt|rs|at|amsg|(?:fc|ctc|ts)o?|tsc)_[\w-]{8,}/g,
      (id, prefix: string) => standIn(id, (at) => `${prefix}_${String(at).padStart(2, "0")}`),
    )
    .replaceAll(/\b[\da-f]{32,}\b/g, (id) => "0".repeat(id.length))
    .replaceAll(/\bcch=[\da-f]+/g, "cch=00000");
}

/**
 * Returns the tools that the conversation names, the first ones, and the first tool with each set
 * of keys.
 */
function fewerTools(body: Json): Json {
  const { tools } = body;
  if (!Array.isArray(tools)) return {};
  const { tools: _, ...rest } = body;
  const restJson = JSON.stringify(rest);
  const seen = new Set<string>();
  const kept = (tools as readonly Json[]).filter((tool, at) => {
    const inner = isObject(tool["function"]) ? tool["function"] : tool;
    const shape = [Object.keys(tool), Object.keys(inner), tool["type"] ?? ""].join(" ");
    const isNew = !seen.has(shape);
    seen.add(shape);
    return isNew || at < TOOLS_KEPT || restJson.includes(JSON.stringify(inner["name"]));
  });
  return { tools: kept };
}

function shorten(value: unknown, key = ""): unknown {
  if (typeof value === "string") {
    if (keptWhole.has(key) || value.length <= TEXT_MAX) return value;
    return `${value.slice(0, TEXT_MAX).toWellFormed()} …`;
  }
  if (Array.isArray(value)) return value.map((item) => shorten(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, shorten(own, name)]));
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns every path in a request with the type of its value: `messages[].content[].text text`. */
export function shapeOf(value: unknown, at = ""): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => shapeOf(item, `${at}[]`));
  if (!isObject(value)) return [`${at} ${value === null ? "null" : typeof value}`];
  const type = typeof value["type"] === "string" ? `<${value["type"]}>` : "";
  const role = typeof value["role"] === "string" ? `<${value["role"]}>` : "";
  const own = `${at}${role}${type}`;
  return [own, ...Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${own}.${key}`))];
}
