/**
 * A plugin of Stryker: leaves out mutants that no test ought to catch. Sentences of errors and of
 * the log may be reworded; `default: return assertNever(…)` is for the compiler.
 */
import { PluginKind, type PluginInterfaces } from "@stryker-mutator/api/plugin";

/** What is read here of a node of Babel's tree. */
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

/** Stays a part of what it stands in: a sentence may be put together from pieces. */
const combining = new Set([
  "BinaryExpression",
  "ConditionalExpression",
  "TemplateLiteral",
  "LogicalExpression",
  "ArrayExpression",
]);

/** A text of four words or more, but for SQL, is prose wherever it stands. */
const SENTENCE_SPACES_MIN = 3;
const SQL = /\b(SELECT|INSERT|UPDATE|DELETE|CREATE|WHERE|FROM|PRAGMA|BEGIN)\b/;

/** Fields that people read and no program does. */
const shownFields = new Set(["displayName", "description", "title"]);

/** The name of what is called or constructed, the object's too: `log.warn`, `GatewayError`. */
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

/** `readonly name = "StoreUnavailable"` of a class of errors. */
function isErrorName({ node, parentPath }: Path): boolean {
  const parent = parentPath?.node;
  return (
    node.type === "StringLiteral" &&
    parent?.type === "ClassProperty" &&
    parent.key?.name === "name" &&
    String(node.value).length > 0
  );
}

const ignorer: PluginInterfaces[PluginKind.Ignore] = {
  shouldIgnore: (path) => {
    // Stryker hands over a path of Babel's, whose type it leaves open.
    const node = path as Path;
    if (isSentence(node)) return "a sentence that may be reworded";
    if (isErrorName(node)) return "the name of an error";
    return isUnreachable(node) ? "unreachable for the compiler" : undefined;
  },
};

export const strykerPlugins = [{ kind: PluginKind.Ignore, name: "prose", value: ignorer }];
