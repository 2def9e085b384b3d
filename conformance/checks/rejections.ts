import { isObject, listOf, objectOf } from "../contract/document.ts";
import type { Witness } from "../contract/load.ts";
import type { Check, Generations } from "./check.ts";
import { CheckFailure, expectStatus, shown } from "./expect.ts";
import { postOperations } from "./requests.ts";
import type { Protocol } from "./wire.ts";

/** The model in the bodies of the witnesses. */
const WITNESS_MODEL = "sandbox/echo";
/** The bound of a body that should be refused but is not. */
const OUTPUT_TOKENS = 16;

/** Returns a check for each rule of the request bodies: its witness is refused by this rule. */
export function rejectionChecks(witnesses: readonly Witness[]): readonly Check[] {
  return witnesses.flatMap((witness) => {
    const found = postOperations.find(({ operation }) => operation === witness.operation);
    return found === undefined ? [] : [rejectionCheck(witness, found)];
  });
}

function rejectionCheck(
  witness: Witness,
  { path, protocol }: { readonly path: string; readonly protocol: Protocol },
): Check {
  const { id, code, pointer, rule } = witness;
  const wanted = `400 ${code} with one issue, ${rule} at "${pointer}"`;
  return {
    id: `rejections/${id}`,
    title: `a body that breaks ${id} is refused: ${rule} at "${pointer}"`,
    scope: "contract",
    rule: `#/components/schemas/${id}`,
    generations: [generationOf(witness, protocol)],
    run: async (context) => {
      const body = bodyOf(witness, context.model(protocol, "echo"));
      const exchange = await context.send({ path, body: JSON.stringify(body) });
      const sent = { ...exchange, requestBody: body };
      if (exchange.status !== 400) expectStatus(sent, 400);
      const error = objectOf(objectOf(exchange.json)["error"]);
      const issues = listOf(objectOf(error["details"])["issues"]).map(objectOf);
      const [issue] = issues;
      const isWanted =
        error["code"] === code &&
        issues.length === 1 &&
        issue?.["pointer"] === pointer &&
        issue["rule"] === rule;
      if (isWanted) return;
      const got = `${exchange.status} ${shown(error["code"])} ${shown(issues)}`;
      throw new CheckFailure(wanted, got, sent);
    },
  };
}

/** Returns the body with the model under test, and with a bound of its output if it has none. */
function bodyOf({ body, operation, pointer }: Witness, model: string): unknown {
  if (!isObject(body)) return body;
  const named = body["model"] === WITNESS_MODEL ? { ...body, model } : body;
  const field = boundOf(operation);
  if (field === null || field in body || pointer === `/${field}`) return named;
  return { ...named, [field]: OUTPUT_TOKENS };
}

function boundOf(operation: string): string | null {
  const fields: Readonly<Record<string, string>> = {
    createChatCompletion: "max_tokens",
    createMessage: "max_tokens",
    createResponse: "max_output_tokens",
  };
  return fields[operation] ?? null;
}

/** The cost of a body that a gateway serves instead of refusing it. */
function generationOf(witness: Witness, protocol: Protocol): Generations {
  const field = boundOf(witness.operation);
  const inputBytes = JSON.stringify(bodyOf(witness, "x".repeat(128))).length + 128;
  const body = objectOf(bodyOf(witness, ""));
  const bound = field === null ? 0 : body[field];
  const isBounded = typeof bound === "number" && bound >= 0 && bound <= OUTPUT_TOKENS;
  const calls = 1;
  const outputTokens = isBounded ? Math.ceil(bound) : "model";
  return { protocol, role: "echo", calls, inputBytes, outputTokens };
}
