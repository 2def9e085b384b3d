import { fieldOptions, type FieldOption } from "../../../generated/admin/options.ts";
import { formatAmount } from "../../core/money/amounts.ts";
import type { AdminInput } from "../../wire/contract/admin-contract.ts";
import { withoutUndefined, UsageError, type Command, type CommandInput } from "./command.ts";
import {
  readAmount,
  readMoment,
  readBudget,
  readPairs,
  readPatterns,
  readSeconds,
  readStatus,
} from "./values.ts";

/** An operation with fields that options set. */
type OptionOperation = keyof typeof fieldOptions;

/** The query of an operation, or the body if it has one. */
type Part<K extends OptionOperation> = AdminInput<K>["body"] extends null
  ? AdminInput<K>["query"]
  : AdminInput<K>["body"];

/** The fields of an operation that options set. */
type OptionFields<K extends OptionOperation> = Pick<
  Part<K>,
  keyof (typeof fieldOptions)[K] & keyof Part<K>
>;

/** Returns the value of an option in the form of the contract, by its placeholder. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  DATE: readMoment,
  DOLLARS: (text) => formatAmount(readAmount(text, "zero")),
  LIMIT: readBudget,
  PATTERNS: readPatterns,
  STATUS: readStatus,
  TIME: readSeconds,
};

function rowsOf(operationId: OptionOperation): readonly (readonly [string, FieldOption])[] {
  return Object.entries<FieldOption>(fieldOptions[operationId]);
}

/**
 * Returns the options for the fields of an operation, in the order of the contract except for the
 * first ones.
 */
export function optionsOf<K extends OptionOperation>(
  operationId: K,
  ...first: readonly (keyof OptionFields<K>)[]
): NonNullable<Command["options"]> {
  const place = (field: string) => {
    const at = first.findIndex((each) => each === field);
    return at === -1 ? first.length : at;
  };
  const rows = rowsOf(operationId).toSorted(([one], [other]) => place(one) - place(other));
  return Object.fromEntries(rows.map(([, option]) => [option.name, option]));
}

/** Returns the fields of an operation that the options set, in the form of the contract. */
export function readFields<K extends OptionOperation>(
  operationId: K,
  input: CommandInput,
): OptionFields<K> {
  const fields = rowsOf(operationId).map(([field, option]) => [field, readOption(option, input)]);
  // The contract's kind of the field determines the option's placeholder, and that its reader.
  return withoutUndefined(Object.fromEntries(fields)) as OptionFields<K>;
}

/** Like `readFields`, for a change; throws a `UsageError` if no option is given. */
export function readChange<K extends OptionOperation>(
  operationId: K,
  input: CommandInput,
): OptionFields<K> {
  const change = readFields(operationId, input);
  if (Object.keys(change).length === 0) throw new UsageError("no change is given");
  return change;
}

function readOption(option: FieldOption, { options, repeated }: CommandInput): unknown {
  const { name, value, words, isRepeated = false, isNullable = false } = option;
  const texts = isRepeated
    ? repeated[name]
    : options[name] === undefined
      ? undefined
      : [options[name]];
  if (texts === undefined) return undefined;
  const [text = ""] = texts;
  if (isNullable && texts.length === 1 && text === "none") return null;
  if (isRepeated) return readPairs(texts);
  if (words !== undefined) return readWord(name, text, words);
  return readers[value]?.(text) ?? text;
}

function readWord(name: string, text: string, words: readonly string[]): string {
  if (words.includes(text)) return text;
  throw new UsageError(`--${name} must be one of ${words.join(", ")}, not ${JSON.stringify(text)}`);
}
