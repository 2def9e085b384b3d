import type { ConfigProblems } from "./config-problems.ts";
import { settings, type Setting, type Settings, type Variable } from "./settings.ts";
import { readText, type Environment } from "./sources.ts";

export interface SettingSources {
  readonly env: Environment;
  readonly problems: ConfigProblems;
}

/** Returns the value of a setting's variable; undefined, and adds a problem, if it is not valid. */
function readVariable<Value>(
  { variable, hasLowerCase, parse, faultOf, form }: Variable<Value>,
  { env, problems }: SettingSources,
): Value | undefined {
  const lower = variable.toLowerCase();
  const name = hasLowerCase && readText(env, lower) !== undefined ? lower : variable;
  const value = readText(env, name);
  if (value === undefined) return undefined;
  const parsed = parse(value);
  if (parsed === undefined) problems.add(name, faultOf?.(value) ?? `must be ${form}`);
  return parsed;
}

/** Returns a setting's value by the environment, else the default. */
export function readSetting<Value>(setting: Variable<Value>, sources: SettingSources): Value {
  return readVariable(setting, sources) ?? setting.default;
}

/**
 * Returns all settings: each by the environment, else by the section `server` of the file, else its
 * default. The schema has checked the section; an invalid part is a problem, so that nobody gets
 * the result.
 */
export function readSettings(section: object, sources: SettingSources): Settings {
  const inFile = new Map<string, unknown>(Object.entries(section));
  const read = (row: Setting<unknown>): unknown => {
    const ofFile = "key" in row ? inFile.get(row.key) : undefined;
    const ofEnvironment = "variable" in row ? readVariable(row, sources) : undefined;
    return ofEnvironment ?? ofFile ?? row.default;
  };
  const values = Object.entries<Setting<unknown>>(settings).map(
    ([name, row]) => [name, read(row)] as const,
  );
  // Each row reads its own type, and its schema has the type of its default.
  return Object.fromEntries(values) as Settings;
}
