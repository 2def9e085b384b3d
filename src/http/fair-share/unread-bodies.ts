import type { IncomingMessage } from "node:http";
import type { Timers } from "../../core/timing/timer-wheel.ts";
import { networkOf, type ProxyTrust } from "../request/client-address.ts";
import { Rotation, type Waiter } from "./rotation.ts";

/** What is read of all refused bodies, in so much time: 42 MB a second. */
const BYTES = 2 * 1_048_576;
const BYTES_MS = 50;

export interface UnreadBody {
  readonly request: IncomingMessage;
  /** Beyond them it is over. */
  readonly bytesMax: number;
  /** Called when the client has stopped writing, or after so many bytes. */
  readonly onEnd: () => void;
}

/** What all bodies of a process share. */
interface Shared {
  readonly add: (reading: Reading) => void;
  readonly delete: (reading: Reading) => void;
  readonly noteRead: (bytes: number) => void;
}

/**
 * Reads the bodies of refused requests and discards them, so that their clients get to read the
 * refusal: in rotation by address, one chunk per turn of the event loop, at a bounded rate. At full
 * speed the buffers they pass through would delay every other request.
 */
export class UnreadBodies {
  readonly #timers: Timers;
  readonly #clientOf: ProxyTrust["clientOf"];
  readonly #waiting = new Rotation<Reading>();
  #bytesLeft = BYTES;
  /** Time goes by until more may be read. */
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

  /** Reads the body from now on; what it returns leaves the rest unread. */
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
  readonly #isHere = (): void => this.#shared.add(this);

  constructor(body: UnreadBody, shared: Shared) {
    this.#body = body;
    this.#shared = shared;
    body.request.once("end", body.onEnd);
    body.request.on("readable", this.#isHere);
  }

  startNext(): boolean {
    const { request, bytesMax, onEnd } = this.#body;
    const bytes: unknown = request.read();
    if (!Buffer.isBuffer(bytes)) return false;
    this.#bytes += bytes.length;
    this.#shared.noteRead(bytes.length);
    if (this.#bytes > bytesMax) onEnd();
    // The request tells of what comes next once all that is here was read.
    return !this.#isStopped && request.readableLength > 0;
  }

  nextRequest(): IncomingMessage {
    return this.#body.request;
  }

  stop(): void {
    this.#isStopped = true;
    this.#body.request.off("readable", this.#isHere);
    this.#shared.delete(this);
  }
}
