/** How an upstream of one wire misbehaves, by the requested model's name. */
export interface HostileWire {
  /** What a stream repeats for ever, made anew with each number from 0. */
  readonly endless: Readonly<Record<string, (number: number) => string>>;
  /** What a stream repeats that shows the client nothing; sent slowly, so that it costs nothing. */
  readonly silent: Readonly<Record<string, string>>;
  /** The start of a whole reply, and what it repeats for ever. */
  readonly wholes: Readonly<Record<string, readonly [string, string]>>;
}

/** Endless on every wire of server-sent events, whatever the data means. */
export const endlessLines: HostileWire["endless"] = {
  line: () => "x".repeat(1_024),
  "line-of-data": (number) => (number === 0 ? 'data: {"a":"' : "x".repeat(1_024)),
  "data-lines": () => 'data: "x"\n',
  values: (number) => (number === 0 ? 'data: {"a":[{}' : ",{}".repeat(256)),
};

/** An event of the wires whose data names its type. */
export function event(type: string, fields: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}

/** The first piece, then the others; `number` counts from 0. */
export function after(first: string, next: (number: number) => string): (number: number) => string {
  return (number) => (number === 0 ? first + next(number) : next(number));
}
