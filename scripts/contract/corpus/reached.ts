import { isObject, type JsonObject } from "../firewall/part.ts";

/**
 * The way of a value: sent by a client, sent by the service, within an event of a stream, or both
 * sent and received.
 */
export type Way = "request" | "response" | "stream" | "both";

/** The document's name of a component: `#/components/schemas/Model`. */
type Reference = string;

/** Returns the way of each schema of `components/schemas` that an operation reaches. */
export function reachedSchemas(document: JsonObject): ReadonlyMap<string, Way> {
  const requests = new Set<Reference>();
  const responses = new Set<Reference>();
  const streams = new Set<Reference>();
  const walk = (value: unknown, met: Set<Reference>): void => {
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) walk(item, met);
      return;
    }
    if (!isObject(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "text/event-stream") walk(inner, streams);
      else if (key === "requestBody" || key === "parameters") walk(inner, requests);
      else if (key === "responses") walk(inner, responses);
      else if (key === "$ref" && typeof inner === "string" && !met.has(inner)) {
        met.add(inner);
        walk(targetOf(document, inner), met);
      } else if (!isData(key)) walk(inner, met);
    }
  };
  walk(document["paths"], new Set());
  const ways = new Map<string, Way>();
  for (const name of Object.keys(schemasOf(document))) {
    const reference = `#/components/schemas/${name}`;
    const isReceived = responses.has(reference);
    if (requests.has(reference)) ways.set(name, isReceived ? "both" : "request");
    else if (isReceived) ways.set(name, "response");
    else if (streams.has(reference)) ways.set(name, "stream");
  }
  return ways;
}

function isData(key: string): boolean {
  return ["example", "examples", "default", "enum"].includes(key);
}

/** Returns the schemas of a document by their names. */
export function schemasOf(document: JsonObject): JsonObject {
  const components = document["components"];
  const schemas = isObject(components) ? components["schemas"] : undefined;
  return isObject(schemas) ? schemas : {};
}

function targetOf(document: JsonObject, reference: Reference): unknown {
  let found: unknown = document;
  for (const key of reference.split("/").slice(1)) {
    found = isObject(found) ? found[key] : undefined;
  }
  return found;
}
