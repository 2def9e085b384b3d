/** Misbehaviours of an upstream of one wire, by the requested model's name. */
export interface HostileWire {
  /** Endlessly repeated events of a stream, created from a number that counts from 0. */
  readonly endless: Readonly<Record<string, (number: number) => string>>;
  /** Repeated events without visible content; sent slowly to save resources. */
  readonly silent: Readonly<Record<string, string>>;
  /** The start of a non-streaming response, and its endlessly repeated part. */
  readonly wholes: Readonly<Record<string, readonly [string, string]>>;
}

/** Endless lines of server-sent events that are valid on every wire. */
export const endlessLines: HostileWire["endless"] = {
  line: () => "x".repeat(1_024),
  "line-of-data": (number) => (number === 0 ? 'data: {"a":"' : "x".repeat(1_024)),
  "data-lines": () => 'data: "x"\n',
  values: (number) => (number === 0 ? 'data: {"a":[{}' : ",{}".repeat(256)),
};

/** Returns an event of the wires whose data contains its type. */
export function event(type: string, fields: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}

/** Returns the first piece, then the others; `number` counts from 0. */
export function after(first: string, next: (number: number) => string): (number: number) => string {
  return (number) => (number === 0 ? first + next(number) : next(number));
}
