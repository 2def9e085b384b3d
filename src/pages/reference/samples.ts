import { PLACEHOLDER_ORIGIN } from "../../http/request/addresses.ts";
import { pythonLiteral, samplesOf as sdkSamplesOf, type Samples } from "../playground/samples.ts";
import type { JsonObject, Protocol } from "../playground/tools.ts";
import { type Example, parametersOf, serverPath, type ShownOperation } from "./shown-operation.ts";

/** The operations that the vendors' SDKs have. */
const protocols: Readonly<Record<string, Protocol>> = {
  createChatCompletion: "chat",
  createMessage: "messages",
  createResponse: "responses",
};

/** The examples with fields that the types of the vendors' SDKs do not have. */
const untyped: ReadonlySet<string> = new Set([
  ...["createChatCompletion echoed_reply", "createResponse tool_output"],
  ...["createResponse coding_agent"],
  ...["streamed", "echoed_blocks", "coding_agent"].map((name) => `createMessage ${name}`),
]);

/**
 * Returns a call of an operation in each language, with the body of an example if it has one. Calls work once the
 * key and the names in capitals are filled in.
 */
export function samplesOf(shown: ShownOperation, example: Example | null): Samples {
  const { operationId: id } = shown.operation;
  const protocol = protocols[id];
  if (protocol !== undefined && example !== null && !untyped.has(`${id} ${example.name}`)) {
    // The contract's own examples, which are objects.
    const body = example.value as JsonObject;
    const place = { path: serverPath(shown), origin: PLACEHOLDER_ORIGIN };
    return sdkSamplesOf({ protocol, body, ...place });
  }
  const call = { shown, address: addressOf(shown), body: example?.value };
  return { curl: curlOf(call), typescript: typescriptOf(call), python: pythonOf(call) };
}

interface Call {
  readonly shown: ShownOperation;
  readonly address: string;
  /** Undefined if the operation has no body. */
  readonly body: unknown;
}

function addressOf(shown: ShownOperation): string {
  const filled = serverPath(shown).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name.toUpperCase(),
  );
  return PLACEHOLDER_ORIGIN + filled + requiredQuery(shown);
}

/** Returns the required query parameters, with the values of their examples. */
function requiredQuery(shown: ShownOperation): string {
  const required = parametersOf(shown).filter(
    ({ in: place, required: isRequired }) => place === "query" && isRequired === true,
  );
  const query = required.map(({ name, example, examples = {} }) => {
    const [first] = Object.values(examples);
    const written: unknown =
      example ?? (first !== undefined && "value" in first ? first.value : undefined);
    const value = typeof written === "string" ? written : name.toUpperCase();
    return `${name}=${encodeURIComponent(value)}`;
  });
  return query.length === 0 ? "" : `?${query.join("&")}`;
}

function curlOf({ shown, address, body }: Call): string {
  const { method, parts } = shown;
  const target = address.includes("?") ? `"${address}"` : address;
  const data = JSON.stringify(body, null, 2)?.replaceAll("'", String.raw`'\''`);
  return [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}${target}`,
    `  -H "Authorization: Bearer $${parts.keyVariable}"`,
    ...(data === undefined ? [] : [`  -H "Content-Type: application/json"`, `  -d '${data}'`]),
  ].join(" \\\n");
}

function typescriptOf({ shown, address, body }: Call): string {
  const { method, parts } = shown;
  const authorization = `\`Bearer \${process.env["${parts.keyVariable}"]}\``;
  const json = JSON.stringify(body, null, 2)?.replaceAll("\n", "\n  ");
  return [
    `const response = await fetch("${address}", {`,
    ...(method === "get" ? [] : [`  method: "${method.toUpperCase()}",`]),
    "  headers: {",
    `    authorization: ${authorization},`,
    ...(json === undefined ? [] : [`    "content-type": "application/json",`]),
    "  },",
    ...(json === undefined ? [] : [`  body: JSON.stringify(${json}),`]),
    "});",
    "if (!response.ok) throw new Error(await response.text());",
    "console.log(await response.json());",
  ].join("\n");
}

function pythonOf({ shown, address, body }: Call): string {
  const { method, parts } = shown;
  return [
    "import os",
    "",
    "import requests",
    "",
    `response = requests.${method}(`,
    `    "${address}",`,
    `    headers={"Authorization": f"Bearer {os.environ['${parts.keyVariable}']}"},`,
    ...(body === undefined ? [] : [`    json=${pythonLiteral(body, 4)},`]),
    "    timeout=60,",
    ")",
    "response.raise_for_status()",
    "print(response.json())",
  ].join("\n");
}
