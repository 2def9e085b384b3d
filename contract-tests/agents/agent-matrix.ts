import { writeSection } from "../clients/matrix-page.ts";
import { generations, isRefused, type SessionResult } from "./session.ts";

/** The results of the sessions of one version of an agent, by session name. */
export type AgentColumn = ReadonlyMap<string, SessionResult>;

const about = [
  "The newest version of each agent ran the commands of `docs/guides/coding-agents.md` and further",
  "sessions against a running gateway, each in a separate folder.",
  "",
  "- ✓: the answer, the exit code, the number of requests and of refusals are as expected. ✗: one is not.",
  "- The number counts the requests. “1 refused” means that one of them got a 4xx, after which the agent",
  "  continued by itself.",
  "- *Claude name*: the model's id contains `claude`, from which agents decide what to send.",
  "- An empty cell: the agent has no such session.",
].join("\n");

/** Returns the agents' results as a section of the documentation. */
export function renderAgents(columns: ReadonlyMap<string, AgentColumn>): string {
  const names = [...columns.keys()];
  const sessions = new Set([...columns.values()].flatMap((column) => [...column.keys()]));
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const rows = [...sessions].map((session) =>
    row([session, ...names.map((name) => cellOf(columns.get(name)?.get(session)))]),
  );
  const head = [row(["session", ...names]), row(["---", ...names.map(() => ":-:")])];
  return [about, "", ...head, ...rows, ""].join("\n");
}

function cellOf(result: SessionResult | undefined): string {
  if (result === undefined) return "";
  const asked = generations(result.exchanges);
  const refused = asked.filter(isRefused).length;
  const mark = result.problems.length === 0 ? "✓" : "✗";
  return `${mark} ${asked.length}${refused === 0 ? "" : `, ${refused} refused`}`;
}

/** Writes the agents' section of `docs/client-matrix.md`. */
export async function writeAgents(columns: ReadonlyMap<string, AgentColumn>): Promise<void> {
  await writeSection("Coding agents", renderAgents(columns));
}
