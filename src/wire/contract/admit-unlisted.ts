import { isDeepStrictEqual } from "node:util";
import {
  type FieldRule,
  type FieldRules,
  type ForwardedFields,
  unlistedFields,
} from "../../../generated/unlisted-fields.ts";
import { patternOf } from "./issue-wording.ts";
import { hasType } from "./json-schema.ts";

/** A protocol whose requests have rules. */
export type UnlistedProtocol = keyof typeof unlistedFields;

/** A body after the rules. */
export interface AdmittedBody {
  /** The body itself, if no rule applies; otherwise a copy that has unchanged parts in common. */
  readonly body: unknown;
  readonly forwarded: ForwardedFields;
  /** JSON pointers of the fields that have no effect, with `*` for array indices. */
  readonly ignored: readonly string[];
  /** JSON pointers of fields that took the place of others, with those. */
  readonly moved: ReadonlyMap<string, string>;
}

/** A place with its rule, and the places within it. */
interface Place {
  rule: FieldRule;
  /** Places of the fields of an object, by name. */
  readonly fields: Map<string, Place>;
  /** The place of the elements of an array. */
  items: Place | null;
}

type Fields = Readonly<Record<string, unknown>>;

const roots = {
  chat: rootOf(unlistedFields.chat),
  messages: rootOf(unlistedFields.messages),
  responses: rootOf(unlistedFields.responses),
} as const satisfies Readonly<Record<UnlistedProtocol, Place>>;

/**
 * Applies the rules of `spec/unlisted-fields.yaml` to a parsed body, before its validation: leaves
 * out, replaces, moves or forwards fields that the contract does not list and values that it
 * refuses. What has no rule stays, for the validator. The given body is not changed.
 */
export function admitUnlisted(protocol: UnlistedProtocol, body: unknown): AdmittedBody {
  return new Admission().admit(roots[protocol], body);
}

/** Returns whether a rule applies to the field at a place of a body, or to one around it. */
export function isAdmitted(protocol: UnlistedProtocol, body: unknown, pointer: string): boolean {
  let [place, value]: [Place | null, unknown] = [roots[protocol], body];
  for (const name of pointer.slice(1).split("/")) {
    if (place === null || typeof value !== "object" || value === null) return false;
    const object = value as Fields;
    value = object[name];
    place = Array.isArray(object) ? place.items : (place.fields.get(name) ?? null);
    if (place !== null && effectOf(place.rule, value, object) !== null) return true;
  }
  return false;
}

class Admission {
  /** The visited place. */
  readonly #path: (string | number)[] = [];
  readonly #forwarded: Record<string, unknown> = {};
  readonly #ignored = new Set<string>();
  readonly #moved = new Map<string, string>();

  admit(root: Place, body: unknown): AdmittedBody {
    return {
      body: this.#visit(root, body),
      forwarded: this.#forwarded,
      ignored: [...this.#ignored],
      moved: this.#moved,
    };
  }

  #visit(place: Place, value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    return Array.isArray(value)
      ? this.#visitArray(place, value)
      : this.#visitObject(place, value as Fields);
  }

  #visitArray({ items }: Place, values: readonly unknown[]): readonly unknown[] {
    if (items === null) return values;
    let copy: unknown[] | null = null;
    for (let at = 0; at < values.length; at += 1) {
      this.#path.push(at);
      const admitted = this.#visit(items, values[at]);
      this.#path.pop();
      if (admitted === values[at]) continue;
      copy ??= [...values];
      copy[at] = admitted;
    }
    return copy ?? values;
  }

  #visitObject({ fields }: Place, object: Fields): Fields {
    if (fields.size === 0) return object;
    const draft = new Draft(object);
    for (const name of Object.keys(object)) {
      const place = fields.get(name);
      if (place === undefined) continue;
      this.#path.push(name);
      this.#visitField(place, name, draft);
      this.#path.pop();
    }
    return draft.finish();
  }

  #visitField(place: Place, name: string, draft: Draft): void {
    const { rule } = place;
    const value = draft.sent[name];
    switch (effectOf(rule, value, draft.sent)) {
      case "drop":
        this.#ignore();
        draft.remove(name);
        return;
      case "omit":
        draft.remove(name);
        return;
      case "forward":
        this.#forwarded[name] = value;
        draft.remove(name);
        return;
      case "replace":
        draft.set(name, rule.replace?.[String(value)]);
        return;
      case "move":
        draft.remove(name);
        if (rule.move !== undefined) this.#moveField(rule.move, String(value), draft);
        return;
      case null:
        draft.set(name, this.#visit(place, value));
    }
  }

  #moveField(
    { into, values, inexact }: NonNullable<FieldRule["move"]>,
    word: string,
    draft: Draft,
  ) {
    const isSent = (draft.sent[into] ?? null) !== null;
    if (isSent || inexact.includes(word)) this.#ignore();
    if (isSent) return;
    draft.add(into, values[word]);
    this.#moved.set(patternOf([...this.#path.slice(0, -1), into]), patternOf(this.#path));
  }

  #ignore(): void {
    this.#ignored.add(patternOf(this.#path));
  }
}

/** Returns the rule that applies to the value of a field of `object`; null if none does. */
function effectOf(
  { drop, omit, replace, move, forward, unless }: FieldRule,
  value: unknown,
  object: Fields,
): "drop" | "omit" | "forward" | "replace" | "move" | null {
  const word = typeof value === "string" ? value : "";
  if (unless !== undefined && hasFields(object, unless)) return null;
  if (drop === "any" || includes(drop, value)) return "drop";
  if (includes(omit, value)) return "omit";
  if (forward !== undefined && isForwarded(forward, value)) return "forward";
  if (replace !== undefined && Object.hasOwn(replace, word)) return "replace";
  return move !== undefined && Object.hasOwn(move.values, word) ? "move" : null;
}

/** An object of a body that is copied once a field changes. */
class Draft {
  readonly sent: Fields;
  #copy: Record<string, unknown> | null = null;
  readonly #added: [string, unknown][] = [];

  constructor(sent: Fields) {
    this.sent = sent;
  }

  remove(name: string): void {
    Reflect.deleteProperty((this.#copy ??= { ...this.sent }), name);
  }

  set(name: string, value: unknown): void {
    if (value === this.sent[name]) return;
    this.#copy ??= { ...this.sent };
    this.#copy[name] = value;
  }

  /** Sets a field once all fields of the object have been visited. */
  add(name: string, value: unknown): void {
    this.#added.push([name, value]);
  }

  finish(): Fields {
    for (const [name, value] of this.#added) this.set(name, value);
    return this.#copy ?? this.sent;
  }
}

function includes(values: readonly unknown[] | undefined, value: unknown): boolean {
  return values?.some((one) => one === value || isEqualObject(one, value)) === true;
}

function isEqualObject(one: unknown, other: unknown): boolean {
  return typeof one === "object" && one !== null && isDeepStrictEqual(one, other);
}

function hasFields(object: Fields, fields: Fields): boolean {
  return Object.entries(fields).every(([name, value]) => object[name] === value);
}

function isForwarded(
  { type, enum: words, minimum = -Infinity, maximum = Infinity }: NonNullable<FieldRule["forward"]>,
  value: unknown,
): boolean {
  if (words !== undefined) return words.includes(value);
  if (type === undefined || !hasType(value, type)) return false;
  return Number(value) >= minimum && Number(value) <= maximum;
}

function rootOf(rules: FieldRules): Place {
  const root = emptyPlace();
  for (const [pointer, rule] of Object.entries(rules)) {
    let place = root;
    for (const name of pointer.slice(1).split("/")) place = within(place, name);
    place.rule = rule;
  }
  return root;
}

function within(place: Place, name: string): Place {
  if (name === "*") return (place.items ??= emptyPlace());
  const inner = place.fields.get(name) ?? emptyPlace();
  place.fields.set(name, inner);
  return inner;
}

function emptyPlace(): Place {
  return { rule: {}, fields: new Map(), items: null };
}
