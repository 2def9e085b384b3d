import type { Exchange } from "../client/exchange.ts";

/** The gateway breaks a rule. */
export class CheckFailure extends Error {
  override readonly name = "CheckFailure";
  readonly expected: string;
  readonly got: string;
  readonly exchange: Exchange | null;

  constructor(expected: string, got: string, exchange: Exchange | null = null) {
    super(`expected ${expected}, got ${got}`);
    this.expected = expected;
    this.got = got;
    this.exchange = exchange;
  }
}

/** The check cannot be made on this gateway; the message is the reason. */
export class NotApplicable extends Error {
  override readonly name = "NotApplicable";
}

/** Throws a failure unless `holds`. */
export function expectThat(
  holds: boolean,
  { expected, got }: { readonly expected: string; readonly got: unknown },
  exchange: Exchange,
): void {
  if (holds) return;
  throw new CheckFailure(expected, typeof got === "string" ? got : shown(got), exchange);
}

/** Throws a failure unless the answer has this status. */
export function expectStatus(exchange: Exchange, ...statuses: readonly number[]): void {
  const expected = `status ${statuses.join(" or ")}`;
  const got = `status ${exchange.status}: ${exchange.text.slice(0, 300)}`;
  expectThat(statuses.includes(exchange.status), { expected, got }, exchange);
}

/** Returns a value as text for a report. */
export function shown(value: unknown): string {
  return (JSON.stringify(value) ?? "nothing").slice(0, 1_000);
}
