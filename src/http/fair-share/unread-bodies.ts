import type { IncomingMessage } from "node:http";
import type { Timers } from "../../core/timing/timer-wheel.ts";
import { networkOf, type ProxyTrust } from "../request/addresses.ts";
import { Rotation, type Waiter } from "./rotation.ts";

/** Bytes of all refused bodies that are read per interval: 42 MB per second. */
const BYTES = 2 * 1_048_576;
const BYTES_MS = 50;

export interface UnreadBody {
  readonly request: IncomingMessage;
  /** Maximum of bytes to read. */
  readonly bytesMax: number;
  /** Called when the client has stopped writing, or after this many bytes. */
  readonly onEnd: () => void;
}

/** State shared by all bodies of a process. */
interface Shared {
  readonly add: (reading: Reading) => void;
  readonly delete: (reading: Reading) => void;
  readonly noteRead: (bytes: number) => void;
}

/**
 * Reads the bodies of refused requests and discards them, so that their clients read the refusal:
 * in rotation by address, one chunk per turn of the event loop, at a bounded rate. At full speed
 * the buffers would delay all other requests.
 */
export class UnreadBodies {
  readonly #timers: Timers;
  readonly #clientOf: ProxyTrust["clientOf"];
  readonly #waiting = new Rotation<Reading>();
  #bytesLeft = BYTES;
  /** Whether the interval of the rate limit is running. */
  #isCounting = false;
  #isScheduled = false;
  readonly #shared: Shared = {
    add: (reading) => this.#add(reading),
    delete: (waiter) => this.#waiting.delete(waiter),
    noteRead: (bytes) => {
      this.#bytesLeft -= bytes;
    },
  };

  constructor(clientOf: ProxyTrust["clientOf"], timers: Timers) {
    this.#clientOf = clientOf;
    this.#timers = timers;
  }

  /** Starts reading the body; the returned function stops it. */
  read(body: UnreadBody): () => void {
    const reading = new Reading(body, this.#shared);
    return () => reading.stop();
  }

  #add(reading: Reading): void {
    this.#waiting.add(reading, networkOf(this.#clientOf(reading.nextRequest())));
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#bytesLeft <= 0 || this.#waiting.isEmpty) return;
    this.#isScheduled = true;
    setImmediate(this.#run);
  }

  readonly #run = (): void => {
    this.#isScheduled = false;
    if (!this.#isCounting) this.#timers.start(BYTES_MS, this.#refill);
    this.#isCounting = true;
    const address = this.#waiting.firstGroup();
    const reading = address === undefined ? undefined : this.#waiting.take(address);
    if (reading?.startNext() === true) this.#add(reading);
    this.#schedule();
  };

  readonly #refill = (): void => {
    this.#isCounting = false;
    this.#bytesLeft = BYTES;
    this.#schedule();
  };
}

class Reading implements Waiter {
  readonly #body: UnreadBody;
  readonly #shared: Shared;
  #bytes = 0;
  #isStopped = false;
  readonly #onReadable = (): void => this.#shared.add(this);

  constructor(body: UnreadBody, shared: Shared) {
    this.#body = body;
    this.#shared = shared;
    body.request.once("end", body.onEnd);
    body.request.on("readable", this.#onReadable);
  }

  startNext(): boolean {
    const { request, bytesMax, onEnd } = this.#body;
    const bytes: unknown = request.read();
    if (!Buffer.isBuffer(bytes)) return false;
    this.#bytes += bytes.length;
    this.#shared.noteRead(bytes.length);
    if (this.#bytes > bytesMax) onEnd();
    // Once the available data is read, the request reports further data by an event.
    return !this.#isStopped && request.readableLength > 0;
  }

  nextRequest(): IncomingMessage {
    return this.#body.request;
  }

  stop(): void {
    this.#isStopped = true;
    this.#body.request.off("readable", this.#onReadable);
    this.#shared.delete(this);
  }
}
