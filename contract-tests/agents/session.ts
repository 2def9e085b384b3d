import type { AgentGateway } from "./gateway.ts";
import type { Exchange } from "./recording-proxy.ts";
import {
  environmentOf,
  renewPlace,
  runStep,
  writeFiles,
  type Place,
  type Step,
  type StepResult,
} from "./run-session.ts";
import type { InstalledAgent } from "./agents.ts";

const REFUSAL_SHOWN = 400;

/** The settings that a session needs. */
export interface Setting extends Place {
  /** The gateway, without the prefix `/v1`. */
  readonly origin: string;
  readonly key: string;
}

/** Commands of one agent, run in order in the same place, and their expected results. */
export interface Session {
  /** Row of the matrix, and part of a recording's name. */
  readonly name: string;
  readonly steps: readonly Step[];
  readonly env?: Readonly<Record<string, string>>;
  /** Files for the project and the home folder. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly home?: Readonly<Record<string, string>>;
  /** Expected standard output of the last step. */
  readonly answer: RegExp;
  /** Maximum number of requests. */
  readonly requests: number;
  /** Messages of expected refusals, each at most once in a session. */
  readonly refusals?: readonly RegExp[];
  /** Exit code of the last step; 0 if absent. */
  readonly exit?: number;
}

/** Result of a session. */
export interface SessionResult {
  readonly exchanges: readonly Exchange[];
  readonly last: StepResult;
  readonly problems: readonly string[];
}

/** Runs a session and checks the answer, the requests, the refusals and the exit code. */
export async function play(
  installed: InstalledAgent,
  { proxy }: AgentGateway,
  place: Place,
  session: Session,
): Promise<SessionResult> {
  renewPlace(place);
  writeFiles(place.project, { "hello.txt": "hello world\n", ...session.files });
  writeFiles(place.home, session.home);
  const env = { ...environmentOf(installed, place), ...session.env };
  proxy.take();
  let last: StepResult = { code: null, stdout: "", output: "" };
  for (const step of session.steps) last = await runStep(step, { place, env });
  const exchanges = proxy.take();
  return { exchanges, last, problems: problemsOf(session, exchanges, last) };
}

/** Returns the requests to a model; agents also probe the host. */
export function generations(exchanges: readonly Exchange[]): readonly Exchange[] {
  return exchanges.filter(({ method }) => method === "POST");
}

export function isRefused({ status }: Exchange): boolean {
  return status >= 400;
}

function problemsOf(
  session: Session,
  exchanges: readonly Exchange[],
  { code, stdout, output }: StepResult,
): readonly string[] {
  const asked = generations(exchanges);
  const right = [...(session.refusals ?? [])];
  const wrong = asked.filter(isRefused).filter(({ reply }) => {
    const at = right.findIndex((pattern) => pattern.test(reply));
    if (at >= 0) right.splice(at, 1);
    return at < 0;
  });
  const exit = session.exit ?? 0;
  return [
    ...(code === exit ? [] : [`ended with ${code}, not with ${exit}: ${output.slice(-1_000)}`]),
    ...(session.answer.test(stdout) ? [] : [`answered: ${output.slice(-1_000)}`]),
    ...(asked.length <= session.requests ? [] : [`sent ${asked.length} requests`]),
    ...(asked.length > 0 ? [] : ["sent no request"]),
    ...countedAlike(wrong.map(({ path, status, reply }) => `${status} on ${path}: ${reply}`)),
  ];
}

/** Returns each text once with its number of occurrences; ids of requests are ignored. */
function countedAlike(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const alike = text.replaceAll(/"request_id":"\w+"/g, "").slice(0, REFUSAL_SHOWN);
    counts.set(alike, (counts.get(alike) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => `refused ${count} times: ${text}`);
}
