import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A span as it was exported, its attributes as one record. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly kind: number;
  readonly isError: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface WireAttribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface WireSpan extends Omit<ReceivedSpan, "attributes" | "isError" | "parentSpanId"> {
  readonly parentSpanId?: string;
  readonly attributes: readonly WireAttribute[];
  readonly status: { readonly code?: number };
}

interface WireExport {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly WireAttribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[];
  }[];
}

/** A collector of OTLP traces over HTTP (JSON) on 127.0.0.1. */
export interface OtlpReceiver {
  readonly url: string;
  readonly spans: () => readonly ReceivedSpan[];
  readonly resource: () => Readonly<Record<string, unknown>>;
  /** Returns all received bodies unchanged. */
  readonly received: () => string;
  readonly stop: () => Promise<void>;
}

const STATUS_ERROR = 2;

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const took = (body: string): void => {
      bodies.push(body);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    };
    // A killed gateway leaves an incomplete export.
    text(request).then(took, () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const exports = (): readonly WireExport["resourceSpans"][number][] =>
    bodies.flatMap((body) => (JSON.parse(body) as WireExport).resourceSpans);
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () =>
      exports()
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ attributes, status, parentSpanId = "", ...span }) => ({
          ...span,
          parentSpanId,
          isError: status.code === STATUS_ERROR,
          attributes: record(attributes),
        })),
    resource: () => record(exports()[0]?.resource.attributes ?? []),
    received: () => bodies.join("\n"),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function record(attributes: readonly WireAttribute[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
