import { parseArgs } from "node:util";
import type { Prices } from "../checks/models.ts";
import type { Protocol } from "../checks/wire.ts";

/** The options of a run. */
export interface Options {
  /** Empty only with `--list`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly models: Readonly<Partial<Record<Protocol, string>>>;
  readonly assumesSandbox: boolean;
  readonly prices: Prices | null;
  /** A file or URL; null for the bundled document. */
  readonly document: string | null;
  readonly only: readonly string[];
  readonly isList: boolean;
  readonly json: string | null;
  readonly junit: string | null;
  readonly html: string | null;
  readonly known: string | null;
  readonly maxCostUsd: number;
  readonly concurrency: number;
  readonly timeoutMs: number;
}

/** The command was called in a wrong way; the message is one sentence. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const KEY_VARIABLE = "GATEWAY_KEY";
const protocols: readonly Protocol[] = ["chat", "messages", "responses"];

/** The text of `--help`. */
export const help = `Usage: chat-gateway-kit conformance --base-url URL [--api-key KEY] [options]

Checks a gateway against the contract. Prints the most that the run can cost before it begins.

  --base-url URL         the gateway, with the path prefix: https://host/v1
  --api-key KEY          its key; default: the variable ${KEY_VARIABLE}. It is never printed
  --header "NAME: VALUE" a header of every request; may be repeated
  --model PROTOCOL=ID    a model instead of sandbox/*, for chat, messages or responses; checks that
                         need a sandbox model are then not applicable
  --sandbox              use sandbox/* although GET /models does not list them
  --prices IN,OUT        prices in USD per million tokens; needed if GET /models has none
  --max-cost USD         refuse to begin if the run may cost more; default 1
  --document SOURCE      a file or URL instead of the bundled document; live: the gateway's own
  --only GLOB            only checks whose id matches; * is any text; may be repeated
  --list                 print the checks and stop
  --known FILE           known failures, one id and a reason per line; one that passes fails the run
  --json, --junit, --html FILE   write a report
  --concurrency N        requests at the same time, 1 to 64; default 8
  --timeout SECONDS      for each answer; default 30

Exit code: 0 as expected, 1 failures, unexpected passes or no check that can be made, 2 wrong usage
or too expensive, 3 the gateway cannot be reached or refuses the key.
`;

/** Reads the arguments after the name of the command. Throws `UsageError`. */
export function readOptions(
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options {
  const values = parse(parameters);
  const isList = values.list === true;
  const baseUrl = readBaseUrl(values["base-url"], isList);
  const apiKey = values["api-key"] ?? environment[KEY_VARIABLE] ?? "";
  if (apiKey === "" && !isList) {
    throw new UsageError(`no key: give --api-key or the variable ${KEY_VARIABLE}`);
  }
  if (!isHeaderValue(apiKey))
    throw new UsageError("the key has characters that no header can have");
  const { document = null } = values;
  return {
    baseUrl,
    apiKey,
    headers: Object.fromEntries((values.header ?? []).map(readHeader)),
    models: Object.fromEntries((values.model ?? []).map(readModel)),
    assumesSandbox: values.sandbox === true,
    prices: values.prices === undefined ? null : readPrices(values.prices),
    document: document === "live" ? `${new URL(baseUrl).origin}/openapi.json` : document,
    only: values.only ?? [],
    isList,
    json: values.json ?? null,
    junit: values.junit ?? null,
    html: values.html ?? null,
    known: values.known ?? null,
    maxCostUsd: readNumber("--max-cost", values["max-cost"] ?? "1", [0, 1_000_000]),
    concurrency: Math.trunc(readNumber("--concurrency", values.concurrency ?? "8", [1, 64])),
    timeoutMs: readNumber("--timeout", values.timeout ?? "30", [0.1, 600]) * 1_000,
  };
}

function parse(parameters: readonly string[]) {
  const text = { type: "string" } as const;
  const list = { type: "string", multiple: true } as const;
  try {
    return parseArgs({
      args: [...parameters],
      options: {
        "base-url": text,
        "api-key": text,
        header: list,
        model: list,
        sandbox: { type: "boolean" },
        prices: text,
        "max-cost": text,
        document: text,
        only: list,
        list: { type: "boolean" },
        known: text,
        json: text,
        junit: text,
        html: text,
        concurrency: text,
        timeout: text,
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readBaseUrl(text: string | undefined, isList: boolean): string {
  if (text === undefined) {
    if (isList) return "http://localhost/v1";
    throw new UsageError("--base-url is missing");
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--base-url: ${text} is not an http or https address`);
  }
  if (url.username !== "" || url.search !== "" || url.hash !== "") {
    throw new UsageError("--base-url has a user, a query or a fragment");
  }
  return url.href.replace(/\/+$/, "");
}

function readHeader(text: string): readonly [string, string] {
  const [, name = "", value = ""] = /^([\w-]+):\s*(.*)$/s.exec(text) ?? [];
  if (name === "") throw new UsageError(`--header: ${text} is not NAME: VALUE`);
  if (!isHeaderValue(value)) {
    throw new UsageError(`--header: ${name} has characters that no header can have`);
  }
  return [name.toLowerCase(), value];
}

/** `fetch` repeats a value that it refuses in its message. */
function isHeaderValue(text: string): boolean {
  return /^[\x20-\x7E]*$/.test(text);
}

function readModel(text: string): readonly [Protocol, string] {
  const [, name = "", id = ""] = /^(\w+)=(.+)$/.exec(text) ?? [];
  const protocol = protocols.find((known) => known === name);
  if (protocol === undefined) {
    throw new UsageError(`--model: ${text} is not PROTOCOL=ID with ${protocols.join(", ")}`);
  }
  return [protocol, id];
}

function readPrices(text: string): Prices {
  const [input, output, ...more] = text
    .split(",")
    .map((part) => readNumber("--prices", part, [0, 1e6]));
  if (input === undefined || output === undefined || more.length > 0) {
    throw new UsageError(`--prices: ${text} is not IN,OUT`);
  }
  return { input: input / 1e6, output: output / 1e6 };
}

function readNumber(
  option: string,
  text: string,
  [least, most]: readonly [number, number],
): number {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  if (value >= least && value <= most) return value;
  throw new UsageError(`${option}: ${text} is not a number from ${least} to ${most}`);
}
