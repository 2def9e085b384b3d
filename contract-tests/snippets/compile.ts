import { join } from "node:path";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "../..");

/** All checks that a strict user switches on; the libraries' own types are not checked. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  lib: ["lib.esnext.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ["node"],
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  allowUnusedLabels: false,
  allowUnreachableCode: false,
  exactOptionalPropertyTypes: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
};

/**
 * Compiles each code as a module of its own, with the packages of this project. Returns one line
 * for each error: the code's name, the line and the message.
 */
export function compileStrictly(codes: ReadonlyMap<string, string>): readonly string[] {
  const files = new Map(
    [...codes].map(([name, code], at) => [
      join(ROOT, "contract-tests", `snippet-${at}.mts`),
      { name, code },
    ]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path)?.code ?? readFile(path);
  host.getSourceFile = (path, target) => {
    const text = host.readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, "\n");
    if (file === undefined) return text;
    const { line } = file.getLineAndCharacterOfPosition(start ?? 0);
    return `${files.get(file.fileName)?.name ?? file.fileName}:${line + 1} ${text}`;
  });
}
