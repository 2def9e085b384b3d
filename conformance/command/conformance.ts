import { appendFile, readFile, writeFile } from "node:fs/promises";
import { allChecks } from "../checks/all-checks.ts";
import { Models } from "../checks/models.ts";
import type { Check } from "../checks/check.ts";
import { Client } from "../client/client.ts";
import { type Exchange, NoAnswer } from "../client/exchange.ts";
import { type ContractDocument, listOf, objectOf, type Json } from "../contract/document.ts";
import { loadDocument, loadWitnesses } from "../contract/load.ts";
import { Schemas } from "../contract/schemas.ts";
import { renderHtml } from "../output/html.ts";
import { renderJunit } from "../output/junit.ts";
import { countResults, isBad, type Outcome, type Report } from "../output/report.ts";
import { renderText } from "../output/text.ts";
import { boundCost, type CostBound, describeCost } from "./cost.ts";
import { readKnownFailures } from "./known-failures.ts";
import { help, type Options, readOptions, UsageError } from "./options.ts";
import { runChecks } from "./run-checks.ts";
import { selectChecks } from "./select-checks.ts";

export const exitCodes = { expected: 0, failures: 1, usage: 2, unreachable: 3 } as const;

/** What the command uses of the process. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  readonly now: () => Date;
  readonly kit: string;
}

/** The gateway cannot be reached, or refuses the key. */
class Unreachable extends Error {
  override readonly name = "Unreachable";
}

/** Runs the command and returns its exit code. */
export async function conformance(
  parameters: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { write } = surroundings;
  if (parameters.includes("--help")) {
    write(help);
    return exitCodes.expected;
  }
  try {
    const options = readOptions(parameters, surroundings.environment);
    const document = await readDocument(options);
    const all = allChecks(document, await loadWitnesses());
    const checks = selectChecks(all, options.only);
    if (options.isList) {
      for (const { id, scope, title } of checks) write(`${id}\t${scope}\t${title}\n`);
      return exitCodes.expected;
    }
    const ids = new Set(all.map(({ id }) => id));
    const known = await readKnown(options, ids);
    return await run({ options, document, checks, known, surroundings });
  } catch (error) {
    if (error instanceof UsageError) {
      write(`${error.message}\nTry --help.\n`);
      return exitCodes.usage;
    }
    if (error instanceof Unreachable) {
      write(`${error.message}\n`);
      return exitCodes.unreachable;
    }
    throw error;
  }
}

interface Run {
  readonly options: Options;
  readonly document: ContractDocument;
  readonly checks: readonly Check[];
  readonly known: ReadonlyMap<string, string>;
  readonly surroundings: Surroundings;
}

async function run({ options, document, checks, known, surroundings }: Run): Promise<number> {
  const { write, now, kit } = surroundings;
  const { baseUrl, apiKey, headers, timeoutMs, concurrency } = options;
  const exchanges: Exchange[] = [];
  const client = new Client({
    baseUrl,
    apiKey,
    headers,
    timeoutMs,
    onExchange: (exchange) => exchanges.push(exchange),
  });
  const models = await readModels(client, options);
  const bound = boundCost(checks, models);
  const cost = describeCost(bound);
  write(`${checks.length} checks of ${baseUrl}. ${cost}\n`);
  refuseCost(bound, options.maxCostUsd);
  await requireWritable(options);
  const startedAt = now();
  const schemas = new Schemas(document);
  const parts = { client, document, schemas, models, exchanges, concurrency, known };
  const outcomes = await runChecks(checks, parts);
  const report: Report = {
    kit,
    cost,
    baseUrl,
    document: document.name,
    startedAt: startedAt.toISOString(),
    milliseconds: now().getTime() - startedAt.getTime(),
    counts: countResults(outcomes),
    checks: outcomes,
  };
  const clean = withoutSecrets(report, options);
  write(renderText(clean));
  await writeReports(clean, options);
  if (outcomes.every(({ result }) => result === "not-applicable")) {
    write("No check could be made.\n");
    return exitCodes.failures;
  }
  return outcomes.some(isBad) ? exitCodes.failures : exitCodes.expected;
}

async function readDocument({ document }: Options): Promise<ContractDocument> {
  try {
    return await loadDocument(document);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--document: ${document ?? "the bundled one"}: ${reason}`);
  }
}

async function readKnown(
  { known }: Options,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (known === null) return new Map();
  let text: string;
  try {
    text = await readFile(known, "utf8");
  } catch (error) {
    throw new UsageError(`--known: ${error instanceof Error ? error.message : String(error)}`);
  }
  return readKnownFailures(text, ids);
}

/** Reads the list of models, which shows too whether the gateway answers and accepts the key. */
async function readModels(client: Client, options: Options): Promise<Models> {
  let list: readonly Json[] | null = null;
  try {
    const { status, json } = await client.send({ path: "/models" });
    if (status === 401) throw new Unreachable("the gateway refuses the key: status 401");
    if (status === 200) list = listOf(objectOf(json)["data"]);
  } catch (error) {
    if (error instanceof NoAnswer) throw new Unreachable(`no answer: ${error.message}`);
    throw error;
  }
  const { models: chosen, assumesSandbox, prices } = options;
  return new Models({ list, chosen, assumesSandbox, prices });
}

function refuseCost({ usd }: CostBound, maxUsd: number): void {
  if (usd === null) {
    throw new UsageError(
      "the cost has no bound, since GET /models lacks the pricing or max_output_tokens of a model: " +
        "give the highest prices by --prices, or leave out the rejections by --only",
    );
  }
  if (usd <= maxUsd) return;
  throw new UsageError(`the run may cost ${usd.toFixed(6)} USD, above --max-cost ${maxUsd}`);
}

/** Shorter values of headers are not secret, and occur elsewhere. */
const SECRET_LENGTH_MIN = 8;

/** A gateway may repeat the key, or a header of all requests; no report shows their values. */
function withoutSecrets(report: Report, { apiKey, headers }: Options): Report {
  const secrets = Object.entries(headers).filter(([, { length }]) => length >= SECRET_LENGTH_MIN);
  const redact = (text: string): string =>
    secrets.reduce(
      (rest, [name, value]) => rest.replaceAll(value, `[${name}]`),
      text.replaceAll(apiKey, "[key]"),
    );
  const redactOrNull = (text: string | null): string | null =>
    text === null ? null : redact(text);
  const checks = report.checks.map((outcome): Outcome => {
    const { failure } = outcome;
    if (failure === null) return outcome;
    const { expected, got, request, response } = failure;
    return {
      ...outcome,
      failure: {
        expected: redact(expected),
        got: redact(got),
        request: redactOrNull(request),
        response: redactOrNull(response),
      },
    };
  });
  return { ...report, checks };
}

/** Opens the files of the reports: a run that costs money does not end without them. */
async function requireWritable({ json, junit, html }: Options): Promise<void> {
  for (const [option, file] of Object.entries({ json, junit, html })) {
    if (file === null) continue;
    try {
      await appendFile(file, "");
    } catch (error) {
      throw new UsageError(
        `--${option}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}

async function writeReports(report: Report, { json, junit, html }: Options): Promise<void> {
  const wanted: readonly (readonly [string | null, () => string])[] = [
    [json, () => `${JSON.stringify(report, null, 2)}\n`],
    [junit, () => renderJunit(report)],
    [html, () => renderHtml(report)],
  ];
  for (const [file, render] of wanted) {
    if (file !== null) await writeFile(file, render());
  }
}
