import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Mutant } from "./mutant.ts";

/**
 * Returns a language service over a folder's project in which one file at a time has different
 * text.
 */
function openProject(folder: string) {
  const path = join(folder, "tsconfig.json");
  const config = ts.readConfigFile(path, (file) => ts.sys.readFile(file));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  const changed = { file: "", text: "", version: 0 };
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => (file === changed.file ? String(changed.version) : "0"),
    getScriptSnapshot: (file) => {
      if (file === changed.file) return ts.ScriptSnapshot.fromString(changed.text);
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
  });
  return (file: string, text: string): boolean => {
    changed.file = join(process.cwd(), file);
    changed.text = text;
    changed.version += 1;
    return service.getSemanticDiagnostics(changed.file).length === 0;
  };
}

/**
 * Marks the survivors that the type check refuses in their own file. Killed mutants are not
 * checked, since a test found them. Scripts without types are not checked either.
 */
export function markUncompilable(mutants: readonly Mutant[]): readonly Mutant[] {
  if (!mutants.some(({ fate }) => fate === "survived")) return mutants;
  const own = lazily(() => openProject("."));
  const pages = lazily(() => openProject("src/pages"));
  return mutants.map((mutant) => {
    if (mutant.fate !== "survived" || !mutant.file.endsWith(".ts")) return mutant;
    const { file, start, end, replacement } = mutant;
    const source = readFileSync(file, "utf8");
    const text = source.slice(0, start) + replacement + source.slice(end);
    const compiles = file.startsWith("src/pages/") ? pages() : own();
    return compiles(file, text) ? mutant : { ...mutant, fate: "compiler" };
  });
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
