import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Protocol } from "./ending.ts";
import type { WireKind } from "./wire-reply.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

/** The response of an upstream of one wire, non-streaming and streamed. */
export interface UpstreamReply {
  /** 200 if absent. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text is sent unchanged. */
  readonly whole: JsonObject | string;
  /**
   * The data of the events (on the messages wire named by their type); text unchanged. Data after
   * the comment `: pause` arrives in a separate packet.
   */
  readonly stream?: readonly (JsonObject | string)[];
}

/** The expected outcome of a request in one lane: its response, and the ledger's record. */
export interface Outcome {
  readonly status: number;
  /** Only the headers that the case concerns. */
  readonly headers: Readonly<Record<string, string>>;
  /** A body, or the events of a stream as texts; ids and request ids are normalised. */
  readonly reply: JsonObject | readonly string[];
  readonly record: JsonObject;
}

/**
 * A case of the matrix, named as a fact by its file: the client's request in either protocol, the
 * response of an upstream of either wire; and the request that the upstream received, the client's
 * bytes and the record in the ledger for each lane.
 */
export interface GoldenCase {
  /** Changes to the model's section in gateway.yaml. */
  readonly model?: JsonObject;
  /** The upstreams' names of the model. */
  readonly names?: Partial<Readonly<Record<WireKind, string>>>;
  /** Bodies without `model` and `stream`. */
  readonly asked: Partial<Readonly<Record<Protocol, JsonObject>>>;
  readonly replies: Partial<Readonly<Record<WireKind, UpstreamReply>>>;
  /** The reason why the two protocols do not lead to the same upstream request. */
  readonly differenceReason?: string;
  readonly want: {
    /** By wire, or by lane if these differ; of a non-streaming response. */
    readonly requests: Readonly<Record<string, JsonObject>>;
    /** By lane and mode. */
    readonly outcomes: Readonly<Record<string, Outcome>>;
  };
}

const FOLDER = join(import.meta.dirname, "golden");

/** The facts, in order. */
export function goldenNames(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .toSorted((one, other) => one.localeCompare(other));
}

export function readGolden(name: string): GoldenCase {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as GoldenCase;
}

export function writeGolden(name: string, golden: GoldenCase): void {
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(golden, null, 2)}\n`);
}
