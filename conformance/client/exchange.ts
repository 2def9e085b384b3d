import type { ServerEvent } from "../streams/parse-events.ts";

/** One HTTP request of a check. */
export interface RequestOptions {
  readonly method?: string;
  /** Below the base URL, with a leading slash; or below the origin, with `origin: true`. */
  readonly path: string;
  readonly origin?: boolean;
  /** An object is sent as JSON, a string or bytes unchanged with the JSON content type. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How the key is sent; default `bearer`. */
  readonly auth?: "bearer" | "x-api-key" | "none" | "wrong";
}

/** A request and its answer; no part of it holds the key. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** As sent, without those that authenticate and those of `--header`. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON; undefined if it is not JSON. */
  readonly json: unknown;
  /** The events of a stream; empty if the answer is not a stream. */
  readonly events: readonly ServerEvent[];
  readonly isStream: boolean;
}

/** The gateway did not answer, or not completely. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}
