import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Protocol } from "./ending.ts";
import type { WireKind } from "./wire-reply.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

/** What an upstream of one wire answers, whole and streamed. */
export interface Said {
  /** 200 where absent. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is sent as it is. */
  readonly whole: JsonObject | string;
  /**
   * The data of the events (on the messages wire named by their type); a text as it is. What
   * comes after the comment `: pause` arrives in a packet of its own.
   */
  readonly stream?: readonly (JsonObject | string)[];
}

/** What is to come of a request on one way: its reply, and what the ledger say. */
export interface Outcome {
  readonly status: number;
  /** Those headers that the case is about. */
  readonly headers: Readonly<Record<string, string>>;
  /** A whole body, or the events of a stream as texts; ids and request ids are made alike. */
  readonly reply: JsonObject | readonly string[];
  readonly books: JsonObject;
}

/**
 * A case of the matrix, named as a fact by its file: what a client asks in either protocol, what
 * an upstream of either wire answers; and the request that the upstream got, the client's bytes
 * and the record in the ledger on each way through.
 */
export interface GoldenCase {
  /** Changes of the model's section in gateway.yaml. */
  readonly model?: JsonObject;
  /** The upstreams' names of the model. */
  readonly names?: Partial<Readonly<Record<WireKind, string>>>;
  /** Bodies without `model` and `stream`. */
  readonly asked: Partial<Readonly<Record<Protocol, JsonObject>>>;
  readonly said: Partial<Readonly<Record<WireKind, Said>>>;
  /** Why the two protocols do not come to the same upstream request. */
  readonly toldApart?: string;
  readonly want: {
    /** By wire, or where they are distinguished by lane; of a non-streaming response. */
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
