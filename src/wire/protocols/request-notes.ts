import type { DeprecatedField } from "../../../generated/deprecations.ts";
import type { AbilityPlaces } from "../../core/conversation/ability-places.ts";
import { type Sampling, samplingParameters } from "../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../core/conversation/ignored-parameter.ts";
import { GatewayError, type Issue } from "../../core/errors/gateway-error.ts";
import { ISSUES_MAX } from "../../core/errors/describe-issues.ts";
import type { DecodedRequest } from "./protocol.ts";

/** An ability that a model needs for this request. */
export type Ability = keyof AbilityPlaces;

const samplingNames = Object.entries(samplingParameters);

/** The sampling as a request has it; empty stop strings are like none. */
type SentSampling = { readonly [Name in keyof Sampling]: Sampling[Name] | undefined };

/** Maximum number of noted places per ability; the exact number of more does not matter. */
const PLACES_MAX = 50;

/** Shared, because few requests use a deprecated field. */
const NONE: readonly DeprecatedField[] = [];

/**
 * Collects the facts that a decoder finds in addition to the conversation: broken rules, ignored
 * fields, the places of each parameter, and the required abilities. Pointers to ignored fields
 * contain `*` for array indices.
 */
export class RequestNotes {
  readonly #issues: Issue[] = [];
  #issueCount = 0;
  readonly #ignored = new Set<string>();
  readonly #parameters = new Map<IgnoredParameter, Set<string>>();
  #deprecated: readonly DeprecatedField[] = NONE;
  readonly #places: { [A in Ability]?: string[] } = {};

  /** Adds a broken rule; one error lists them all, up to a bound. */
  addIssue(issue: Issue): void {
    this.#issueCount += 1;
    if (this.#issues.length < ISSUES_MAX) this.#issues.push(issue);
  }

  get hasIssues(): boolean {
    return this.#issueCount > 0;
  }

  /** Adds a field that is accepted but ignored. */
  ignore(pointer: string): void {
    this.#ignored.add(pointer);
  }

  /** Adds every field of `object` that has a value and that the decoder does not read. */
  ignoreUnread(object: object, read: ReadonlySet<string>, pointer: string): void {
    for (const [field, value] of Object.entries(object)) {
      if (!read.has(field) && value !== null && value !== undefined) {
        this.#ignored.add(`${pointer}/${field}`);
      }
    }
  }

  /** Adds the place of a parameter that an upstream's protocol may not support. */
  addParameter(parameter: IgnoredParameter, pointer: string): void {
    const pointers = this.#parameters.get(parameter);
    if (pointers === undefined) this.#parameters.set(parameter, new Set([pointer]));
    else pointers.add(pointer);
  }

  /** Adds a place that requires an ability of the model. */
  need(ability: Ability, pointer: string): void {
    const places = (this.#places[ability] ??= []);
    if (places.length < PLACES_MAX) places.push(pointer);
  }

  /** Adds a deprecated field that the request has. */
  deprecate(field: DeprecatedField): void {
    if (!this.#deprecated.includes(field)) this.#deprecated = [...this.#deprecated, field];
  }

  /** Returns the notes as fields of the decoded request. */
  decodedFields(): Pick<DecodedRequest, "deprecated" | "ignored" | "places" | "ignoredPointers"> {
    return {
      deprecated: this.#deprecated,
      ignored: [...this.#ignored],
      places: this.#places,
      ignoredPointers: (parameters) => this.#pointersOf(parameters),
    };
  }

  /**
   * Reads the sampling and notes the pointer of each parameter; `stopPointer` is that of the stop
   * strings, whose field differs by protocol.
   */
  readSampling(sent: SentSampling, stopPointer: string): Sampling {
    const values: Readonly<Record<string, unknown>> = sent;
    const sampling: Record<string, unknown> = {};
    for (const [name, parameter] of samplingNames) {
      const value = values[name];
      if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
      const pointer = name === "stop" ? stopPointer : `/${parameter.replaceAll("-", "_")}`;
      this.addParameter(parameter, pointer);
      sampling[name] = value;
    }
    return sampling;
  }

  /** Returns the pointers at which the client sent these parameters. */
  #pointersOf(parameters: readonly IgnoredParameter[]): readonly string[] {
    const pointers = parameters.flatMap((name) => [...(this.#parameters.get(name) ?? [])]);
    return [...new Set(pointers)];
  }

  /** Throws `invalid-request` with every issue, if there is one. */
  throwIssues(): void {
    const first = this.#issues[0];
    if (first === undefined) return;
    const more = this.#issueCount - 1;
    const suffix = more === 0 ? "" : ` (and ${more} more ${more === 1 ? "issue" : "issues"})`;
    const message = `${first.message} ${first.hint ?? ""}`.trimEnd() + suffix;
    throw new GatewayError("invalid-request", message, { issues: this.#issues });
  }
}
