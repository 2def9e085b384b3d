/**
 * A Stryker plugin that omits mutants that no test should catch. Sentences of errors and of the log
 * may be reworded; `default: return assertNever(…)` is checked by the compiler.
 */
import { PluginKind, type PluginInterfaces } from "@stryker-mutator/api/plugin";

/** The fields of a node of Babel's tree that are read here. */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: string;
  readonly test?: Node | null;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly key?: Node;
  readonly consequent?: readonly Node[];
  readonly argument?: Node | null;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

interface Path {
  readonly node: Node;
  readonly parentPath: Path | null;
}

/** Nodes that belong to the surrounding text, since a sentence may be composed of pieces. */
const combining = new Set([
  "BinaryExpression",
  "ConditionalExpression",
  "TemplateLiteral",
  "LogicalExpression",
  "ArrayExpression",
]);

/** Text of four words or more, except SQL, is prose in every context. */
const SENTENCE_SPACES_MIN = 3;
const SQL = /\b(SELECT|INSERT|UPDATE|DELETE|CREATE|WHERE|FROM|PRAGMA|BEGIN)\b/;

/** Fields for people that programs do not read. */
const shownFields = new Set(["displayName", "description", "title"]);

/** Returns the name of the called function or class with its object: `log.warn`, `GatewayError`. */
function calleeOf({ type, callee }: Node): string {
  if (type !== "NewExpression" && type !== "CallExpression") return "";
  if (callee?.type === "MemberExpression") {
    return `${callee.object?.name ?? callee.object?.property?.name}.${callee.property?.name}`;
  }
  return callee?.type === "Super" ? "super" : (callee?.name ?? "");
}

function textOf({ type, value, quasis }: Node): string | null {
  if (type === "StringLiteral") return String(value);
  return type === "TemplateLiteral" ? (quasis ?? []).map((part) => part.value.raw).join("…") : null;
}

function isSentence(path: Path): boolean {
  const text = textOf(path.node);
  if (text === null || !text.includes(" ")) return false;
  if (!SQL.test(text) && text.split(" ").length > SENTENCE_SPACES_MIN) return true;
  let around = path.parentPath;
  while (around !== null && combining.has(around.node.type)) around = around.parentPath;
  const { node } = around ?? path;
  if (node.type === "ObjectProperty") return shownFields.has(node.key?.name ?? "");
  return /(Error|Exception|^super|^log\.\w+)$/.test(calleeOf(node));
}

function isUnreachable({ node }: Path): boolean {
  if (node.type !== "SwitchCase" || node.test !== null) return false;
  const [only] = node.consequent ?? [];
  const called = only?.type === "ReturnStatement" ? only.argument : null;
  return called?.callee?.name === "assertNever";
}

/** Returns whether a node is `readonly name = "StoreUnavailable"` of an error class. */
function isErrorName({ node, parentPath }: Path): boolean {
  const parent = parentPath?.node;
  return (
    node.type === "StringLiteral" &&
    parent?.type === "ClassProperty" &&
    parent.key?.name === "name" &&
    String(node.value).length > 0
  );
}

/** Returns whether a node is `class: "head"` of an element: browsers check its look. */
function isStyleName({ node, parentPath }: Path): boolean {
  const parent = parentPath?.node;
  return (
    node.type === "StringLiteral" &&
    parent?.type === "ObjectProperty" &&
    parent.key?.name === "class"
  );
}

const ignorer: PluginInterfaces[PluginKind.Ignore] = {
  shouldIgnore: (path) => {
    // Stryker passes a Babel path without a type.
    const node = path as Path;
    if (isSentence(node)) return "a sentence that may be reworded";
    if (isErrorName(node)) return "the name of an error";
    if (isStyleName(node)) return "the name of a style";
    return isUnreachable(node) ? "unreachable for the compiler" : undefined;
  },
};

export const strykerPlugins = [{ kind: PluginKind.Ignore, name: "prose", value: ignorer }];
