import { compileFunction } from "node:vm";

/** The browser's globals of a script; all modules of a page get the same. */
export type Globals = Readonly<Record<string, unknown>>;

/** The source of a page's modules. */
export interface ModuleSource {
  /** Returns the text of the module at an address of the page; throws if it is not served. */
  readonly textOf: (path: string) => string;
  readonly globals: Globals;
  /** Modules that replace served ones, by address. */
  readonly replaced?: Readonly<Record<string, object>>;
}

type Evaluate = (
  importNow: (from: string) => object,
  importLater: (from: string) => Promise<object>,
  ...globals: readonly unknown[]
) => object | Promise<object>;

const IMPORT = /^import (?:\{([^}]*)\}|\* as (\w+)) from "([^"]+)";?$/gm;
const EXPORT = /^export ((?:async )?function|const|class) (\w+)/gm;
const AWAIT = /^(?:(?:export )?const \w+ = )?await /m;

/**
 * Runs a page's module and its imports again for each page: the real files, in this realm, with the
 * browser's globals as arguments, so that pages do not affect other tests. Modules import at their
 * top, by name or as a namespace, and export declarations; other syntax is refused.
 */
export async function runModules(entry: string, source: ModuleSource): Promise<void> {
  const loaded = new Map<string, object | Promise<object>>();
  const names = Object.keys(source.globals);
  const values = Object.values(source.globals);
  const load = (path: string): object | Promise<object> => {
    const known = source.replaced?.[path] ?? loaded.get(path);
    if (known !== undefined) return known;
    const address = (from: string): string => new URL(from, `http://page${path}`).pathname;
    const evaluate = compile(path, source.textOf(path), names);
    const made = evaluate(
      (from) => load(address(from)),
      async (from) => load(address(from)),
      ...values,
    );
    loaded.set(path, made);
    return made;
  };
  await load(entry);
}

/** Compiled modules are functions of their text without state, so pages share them. */
const compiled = new Map<string, Evaluate>();

function compile(path: string, text: string, names: readonly string[]): Evaluate {
  const key = [path, ...names, text].join("\n");
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const parameters = ["importNow", "importLater", ...names];
  const code = toFunctionBody(path, text);
  const made = compileFunction(code, parameters, { filename: `page:${path}` }) as Evaluate;
  compiled.set(key, made);
  return made;
}

/** Returns the module as the body of a function that returns its exports; lines are unchanged. */
function toFunctionBody(path: string, text: string): string {
  const exported = [...text.matchAll(EXPORT)].map(([, , name]) => name);
  const body = text
    .replaceAll(IMPORT, (_all, names: string | undefined, space: string, from: string) => {
      const bound = names?.replaceAll(" as ", ": ");
      return `const ${bound === undefined ? space : `{${bound}}`} = importNow("${from}");`;
    })
    .replaceAll(EXPORT, "$1 $2")
    .replaceAll(/\bimport\(/g, "importLater(");
  if (/^(?:import|export)\b/m.test(body)) throw new Error(`${path} imports or exports otherwise`);
  const all = `${body}\nreturn { ${exported.join(", ")} };`;
  const isLater = AWAIT.test(text);
  return `"use strict"; ${isLater ? `return (async () => { ${all} })();` : all}`;
}
