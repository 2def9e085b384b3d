import type { IncomingHttpHeaders } from "node:http";

const BEARER = "bearer ";

/** Returns the keys in a request, in the order in which they are tried; never logged. */
export function readCredentials(headers: IncomingHttpHeaders): readonly string[] {
  const bearer = readBearer(headers.authorization);
  const header = headers["x-api-key"];
  const apiKey = typeof header === "string" && header.trim() !== "" ? header.trim() : undefined;
  if (bearer === undefined) return apiKey === undefined ? [] : [apiKey];
  return apiKey === undefined || apiKey === bearer ? [bearer] : [bearer, apiKey];
}

/**
 * Returns the token of `Authorization: Bearer …`; undefined for other schemes and without the
 * header.
 */
export function readBearer(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  if (authorization.slice(0, BEARER.length).toLowerCase() !== BEARER) return undefined;
  const token = authorization.slice(BEARER.length).trim();
  return token === "" ? undefined : token;
}
