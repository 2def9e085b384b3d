import type { JsonObject, Protocol } from "./tools.js";

/** A call: its path and body. */
export interface SampledCall {
  readonly protocol: Protocol;
  readonly path: string;
  readonly body: JsonObject;
  readonly origin: string;
}

/** A call in each language. */
export interface Samples {
  readonly curl: string;
  readonly typescript: string;
  readonly python: string;
}

/** How the SDK of a protocol is used. */
interface Sdk {
  readonly package: string;
  readonly className: string;
  readonly base: string;
  readonly call: string;
  readonly reply: string;
  readonly replyPython: string;
  /** Print the text of a streamed reply. */
  readonly printStream: readonly string[];
  readonly printStreamPython: readonly string[];
  readonly foreign: readonly string[];
}

/** Returns the call as code. The key is not included: each sample reads GATEWAY_KEY. */
export function samplesOf({ protocol, path, body, origin }: SampledCall): Samples {
  const kit = kits[protocol](origin);
  return {
    curl: curlSample({ path, body, origin }),
    typescript: typescriptSample(kit, body),
    python: pythonSample(kit, body),
  };
}

function chatKit(origin: string): Sdk {
  return {
    package: "openai",
    className: "OpenAI",
    base: `${origin}/v1`,
    call: "client.chat.completions.create",
    reply: "reply.choices[0]?.message",
    replyPython: "reply.choices[0].message",
    printStream: [
      "for await (const chunk of reply)",
      '  process.stdout.write(chunk.choices[0]?.delta.content ?? "");',
    ],
    printStreamPython: [
      "for chunk in reply:",
      "    for choice in chunk.choices:",
      '        print(choice.delta.content or "", end="", flush=True)',
    ],
    // Our fields that the vendor's types do not know.
    foreign: ["reasoning"],
  };
}

function messagesKit(origin: string): Sdk {
  return {
    package: "anthropic",
    className: "Anthropic",
    base: origin,
    call: "client.messages.create",
    reply: "reply.content",
    replyPython: "reply.content",
    printStream: [
      "for await (const event of reply)",
      '  if (event.type === "content_block_delta" && event.delta.type === "text_delta")',
      "    process.stdout.write(event.delta.text);",
    ],
    printStreamPython: [
      "for event in reply:",
      '    if event.type == "content_block_delta" and event.delta.type == "text_delta":',
      '        print(event.delta.text, end="", flush=True)',
    ],
    foreign: [],
  };
}

function responsesKit(origin: string): Sdk {
  return {
    package: "openai",
    className: "OpenAI",
    base: `${origin}/v1`,
    call: "client.responses.create",
    reply: "reply.output_text",
    replyPython: "reply.output_text",
    printStream: [
      "for await (const event of reply)",
      '  if (event.type === "response.output_text.delta") process.stdout.write(event.delta);',
    ],
    printStreamPython: [
      "for event in reply:",
      '    if event.type == "response.output_text.delta":',
      '        print(event.delta, end="", flush=True)',
    ],
    foreign: [],
  };
}

const kits = { chat: chatKit, messages: messagesKit, responses: responsesKit } as const;

function curlSample({ path, body, origin }: Omit<SampledCall, "protocol">): string {
  const json = JSON.stringify(body, null, 2).replaceAll("'", "'\\''");
  return [
    `curl ${body["stream"] === true ? "-N " : ""}${origin}${path} \\`,
    `  -H "Authorization: Bearer $GATEWAY_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${json}'`,
  ].join("\n");
}

function typescriptSample(kit: Sdk, body: JsonObject): string {
  const module = kit.package === "anthropic" ? "@anthropic-ai/sdk" : kit.package;
  const { known, foreign } = split(kit, body);
  const fields = Object.entries(known).map(([name, value]) => `  ${name}: ${indent(value)},`);
  if (foreign !== null) fields.push(`  ...(${indent(foreign)}),`);
  return [
    `import ${kit.className} from "${module}";`,
    "",
    `const client = new ${kit.className}({`,
    `  baseURL: "${kit.base}",`,
    '  apiKey: process.env["GATEWAY_KEY"],',
    "});",
    `const reply = await ${kit.call}({`,
    ...fields,
    "});",
    ...(body["stream"] === true ? kit.printStream : [`console.log(${kit.reply});`]),
  ].join("\n");
}

function indent(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", "\n  ");
}

function pythonSample(kit: Sdk, body: JsonObject): string {
  const { known, foreign } = split(kit, body);
  const fields = Object.entries(known).map(
    ([name, value]) => `    ${name}=${pythonLiteral(value, 4)},`,
  );
  if (foreign !== null) fields.push(`    extra_body=${pythonLiteral(foreign, 4)},`);
  return [
    "import os",
    "",
    `from ${kit.package} import ${kit.className}`,
    "",
    `client = ${kit.className}(base_url="${kit.base}", api_key=os.environ["GATEWAY_KEY"])`,
    `reply = ${kit.call}(`,
    ...fields,
    ")",
    ...(body["stream"] === true ? kit.printStreamPython : [`print(${kit.replyPython})`]),
  ].join("\n");
}

function split(
  kit: Sdk,
  body: JsonObject,
): { readonly known: JsonObject; readonly foreign: JsonObject | null } {
  const isForeign = ([name]: readonly [string, unknown]): boolean => kit.foreign.includes(name);
  const entries = Object.entries(body);
  const foreign = entries.filter(isForeign);
  return {
    known: Object.fromEntries(entries.filter((entry) => !isForeign(entry))),
    foreign: foreign.length > 0 ? Object.fromEntries(foreign) : null,
  };
}

/** Returns a JSON value as a Python literal; `column` is the indentation of its first line. */
export function pythonLiteral(value: unknown, column: number): string {
  if (value === null) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const list: readonly unknown[] | null = Array.isArray(value) ? value : null;
  const [open, close] = list === null ? ["{", "}"] : ["[", "]"];
  const inner = column + 4;
  const items =
    list?.map((item) => pythonLiteral(item, inner)) ??
    Object.entries(value).map(
      ([name, item]) => `${JSON.stringify(name)}: ${pythonLiteral(item, inner)}`,
    );
  if (items.length === 0) return open + close;
  const pad = " ".repeat(inner);
  return `${open}\n${items.map((item) => `${pad}${item},\n`).join("")}${" ".repeat(column)}${close}`;
}
