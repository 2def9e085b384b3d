import type { BuildInput } from "./build-input.ts";
import { isLoopback, normalizeHost } from "../../upstreams/catalog/host-names.ts";

function findProblem(text: string, { host, port }: BuildInput["self"]): string | null {
  if (!URL.canParse(text)) return "must be an address such as https://api.example.com/v1";
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") return "must begin with http(s)://";
  if (url.username !== "" || url.password !== "") {
    return "must not contain a user or password; use api_key_env or headers";
  }
  if (url.search !== "" || url.hash !== "") return "must not contain ? or #; use query";
  if (pointsAtSelf(text, host, port)) return "points at the gateway itself";
  return null;
}

/** Returns a base URL without its trailing slashes; reports URLs that an upstream cannot have. */
export function checkBaseUrl(text: string, path: string, input: BuildInput): string {
  const problem = findProblem(text, input.self);
  if (problem !== null) input.problems.add(path, problem);
  return text.replace(/\/+$/, "");
}

const anyAddress = new Set(["0.0.0.0", "[::]"]);

function portOf(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}

/**
 * Returns whether an upstream's address is the gateway's own listening address, including aliases
 * of the loopback and wildcard addresses. The loop would place holds until the balance is
 * exhausted. Port 0 (not yet known) never matches: check again with the assigned port.
 */
export function pointsAtSelf(url: string, host: string, port: number): boolean {
  if (port === 0 || !URL.canParse(url)) return false;
  const target = new URL(url);
  if (portOf(target) !== port) return false;
  const theirs = normalizeHost(target.hostname);
  const ours = normalizeHost(host);
  const targetIsLocal = isLoopback(theirs) || anyAddress.has(theirs);
  return theirs === ours || (targetIsLocal && (isLoopback(ours) || anyAddress.has(ours)));
}
