import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** The stages of a request at which its connection is cut. */
export const cutPlaces = ["before-arrival", "mid-request", "before-reply", "mid-reply"] as const;
export type CutPlace = (typeof cutPlaces)[number];

export interface CuttingProxy {
  /** `http://127.0.0.1:PORT`, the clients' gateway address. */
  readonly root: string;
  /** Returns the number of requests received, including repeats. */
  readonly exchanges: () => number;
  /** Returns the number of cut requests by stage. */
  readonly cuts: () => Readonly<Record<CutPlace, number>>;
  readonly close: () => Promise<void>;
}

export interface CuttingOptions {
  /**
   * Addresses of the gateways; connections alternate between them, so that repeats reach another
   * one.
   */
  readonly targets: readonly { readonly root: string }[];
  /** Share of the requests with a cut connection. */
  readonly share: number;
  /** In [0, 1). */
  readonly random: () => number;
}

/** A cut within a stream occurs at one of its first pieces. */
const STREAM_PIECES = 5;

/** Starts a byte-level proxy that cuts connections, both sides at once. */
export async function startCuttingProxy(options: CuttingOptions): Promise<CuttingProxy> {
  const cuts: Record<CutPlace, number> = {
    "before-arrival": 0,
    "mid-request": 0,
    "before-reply": 0,
    "mid-reply": 0,
  };
  const { targets, share, random } = options;
  let exchanges = 0;
  let connections = 0;
  const drawFate = (): CutPlace | null => {
    exchanges += 1;
    if (random() >= share) return null;
    return cutPlaces[Math.floor(random() * cutPlaces.length)] ?? null;
  };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const { hostname, port } = new URL(targets[connections++ % targets.length]?.root ?? "");
    const gateway = connect(Number(port), hostname);
    for (const socket of [client, gateway]) {
      sockets.add(socket);
      // Either side may be reset at any time; the other one is then closed too.
      socket.on("error", () => undefined);
      socket.on("close", () => sockets.delete(socket));
    }
    const line = new Line({
      client,
      gateway,
      random,
      drawFate,
      cut: (place) => (cuts[place] += 1),
    });
    client.on("data", (bytes: Buffer) => line.ask(bytes));
    gateway.on("data", (bytes: Buffer) => line.answer(bytes));
    client.on("close", () => gateway.destroy());
    gateway.on("close", () => client.end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges: () => exchanges,
    cuts: () => cuts,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}

interface LineOptions {
  readonly client: Socket;
  readonly gateway: Socket;
  readonly random: () => number;
  readonly drawFate: () => CutPlace | null;
  readonly cut: (place: CutPlace) => void;
}

/** One connection through the proxy. The proxy decides for each exchange on it whether to cut. */
class Line {
  readonly #options: LineOptions;
  #fate: CutPlace | null = null;
  /** True from the response's first byte until the next request's. */
  #isAnswered = true;
  #request = "";
  /** Bytes of the request that pass before the cut. */
  #askedBytesMax = 0;
  /** Pieces of the response that pass before the cut one; null before the response. */
  #piecesLeft: number | null = null;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  ask(bytes: Buffer): void {
    const { gateway, random } = this.#options;
    if (this.#isAnswered) this.#begin(bytes);
    else this.#request += bytes.toString("latin1");
    if (this.#fate === "before-arrival") return this.#cut("before-arrival");
    if (this.#fate === "mid-request") {
      const passed = bytes.subarray(0, Math.max(0, this.#askedBytesMax));
      this.#askedBytesMax -= bytes.length;
      if (this.#askedBytesMax > 0) gateway.write(passed);
      else gateway.write(passed, () => this.#cut("mid-request"));
      return undefined;
    }
    gateway.write(bytes);
    // Half of these are cut while the gateway works, half while its response is in transit.
    const isWhole = this.#request.length >= lengthOf(this.#request);
    if (this.#fate === "before-reply" && isWhole && random() < 0.5) {
      setImmediate(() => this.#cut("before-reply"));
    }
    return undefined;
  }

  answer(bytes: Buffer): void {
    const { client, random } = this.#options;
    this.#isAnswered = true;
    if (this.#fate === "before-reply") return this.#cut("before-reply");
    if (this.#fate !== "mid-reply") return void client.write(bytes);
    const isStream = this.#request.includes('"stream":true');
    this.#piecesLeft ??= isStream ? Math.floor(random() * STREAM_PIECES) : 0;
    if (this.#piecesLeft > 0) client.write(bytes);
    else if (this.#piecesLeft === 0) {
      const passed = bytes.subarray(0, Math.floor(random() * bytes.length));
      client.write(passed, () => this.#cut("mid-reply"));
    }
    this.#piecesLeft -= 1;
    return undefined;
  }

  #begin(bytes: Buffer): void {
    const { drawFate, random } = this.#options;
    this.#isAnswered = false;
    this.#fate = drawFate();
    this.#request = bytes.toString("latin1");
    this.#askedBytesMax = Math.floor(random() * lengthOf(this.#request));
    this.#piecesLeft = null;
  }

  #cut(place: CutPlace): void {
    const { client, gateway, cut, random } = this.#options;
    if (client.destroyed) return;
    cut(place);
    // A connection may be closed or reset within a response: clients must handle both.
    if (random() < 0.5) client.resetAndDestroy();
    else client.destroy();
    gateway.destroy();
  }
}

/** Returns the full length of a request with a complete head. */
function lengthOf(request: string): number {
  const headEnd = request.indexOf("\r\n\r\n") + 4;
  return headEnd + Number(/content-length: (\d+)/i.exec(request)?.[1] ?? 0);
}
