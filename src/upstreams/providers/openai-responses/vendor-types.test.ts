import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type OpenAI from "openai";
import ts from "typescript";
import { expect, test } from "vitest";
import { SseParser } from "../../../wire/sse/parse.ts";
import type { ResponsesBody } from "./request-body.ts";

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;

/** Compiles only if all of our requests are valid for the vendor. */
function asVendorRequest(body: Writable<ResponsesBody>): OpenAI.Responses.ResponseCreateParams {
  return body;
}

const golden = new URL("./golden/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, golden), "utf8");
const names = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, golden)).filter((file) => file.endsWith(ending));

/** Streams of servers that are less strict than the vendor's types. */
const isTolerated = (stream: string): boolean => stream.startsWith(": tolerated");

/** Fields that the vendor's library adds to a response are not in the API. */
const TYPES = `
import type OpenAI from "openai";
type OnWire<T> = T extends { response: infer R }
  ? Omit<T, "response"> & { response: Omit<R, "output_text"> }
  : T;
type Event = OnWire<OpenAI.Responses.ResponseStreamEvent>;
type Reply = Omit<OpenAI.Responses.Response, "output_text">;
type Request = OpenAI.Responses.ResponseCreateParams;
`;

const FILE = fileURLToPath(new URL("./vendor-types.virtual.ts", import.meta.url));

/**
 * Returns the compiler errors for a file with these statements, each with the start of its line.
 */
function errorsOf(statements: readonly string[]): string[] {
  const text = TYPES + statements.join("\n");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    types: ["node"],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  const lines = text.split("\n");
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const { line } = file?.getLineAndCharacterOfPosition(start ?? 0) ?? { line: 0 };
    const what = ts.flattenDiagnosticMessageText(messageText, " ");
    return `${lines[line]?.slice(0, 120)}: ${what.slice(0, 400)}`;
  });
}

function eventsOf(name: string): string[] {
  const stream = read(`streams/${name}`);
  if (isTolerated(stream)) return [];
  const datas: string[] = [];
  new SseParser(stream.length).feed(stream, ({ data }) => void datas.push(data));
  return datas.filter((data) => data !== "[DONE]");
}

test("the vendor's own types allow every golden request, reply and event", () => {
  const bodies = names("requests/", ".json").map((name) => {
    const { body } = JSON.parse(read(`requests/${name}`)) as {
      readonly body: Writable<ResponsesBody>;
    };
    return `/* ${name} */ (${JSON.stringify(asVendorRequest(body))}) satisfies Request;`;
  });
  const replies = names("replies/", ".json").map((name) => {
    const { reply } = JSON.parse(read(`replies/${name}`)) as { readonly reply: object };
    return `/* ${name} */ (${JSON.stringify(reply)}) satisfies Reply;`;
  });
  const events = names("streams/", ".sse").flatMap((name) =>
    eventsOf(name).map((data) => `/* ${name} */ (${data}) satisfies Event;`),
  );
  expect([bodies.length > 20, replies.length > 5, events.length > 100]).toEqual([true, true, true]);
  expect(errorsOf([...bodies, ...replies, ...events])).toEqual([]);
});

test("the vendor's types reject fields that the wire does not have", () => {
  const request = '{ model: "m", input: [], store: false, stop: ["END"] }';
  const event = '{ type: "response.output_text.delta", delta: 1 }';
  const errors = errorsOf([`(${request}) satisfies Request;`, `(${event}) satisfies Event;`]);
  expect(errors).toHaveLength(2);
});
