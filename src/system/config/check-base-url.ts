import type { BuildContext } from "./build-context.ts";
import { pointsAtSelf } from "./points-at-self.ts";

function findProblem(text: string, { host, port }: BuildContext["self"]): string | null {
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
export function checkBaseUrl(text: string, path: string, context: BuildContext): string {
  const problem = findProblem(text, context.self);
  if (problem !== null) context.problems.add(path, problem);
  return text.replace(/\/+$/, "");
}
