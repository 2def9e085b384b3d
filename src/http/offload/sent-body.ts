import { BytePieces } from "../../core/collections/byte-pieces.ts";
import type { Channel, FromThread, ToThread } from "./messages.ts";
import type { OffloadedBody, RequestBody } from "./offload.ts";

type ThreadChannel = Pick<Channel<ToThread, FromThread>, "send">;

/** A body that was sent to one run of the thread. */
export class SentBody implements OffloadedBody {
  readonly thread: ThreadChannel;
  readonly id: number;

  constructor(thread: ThreadChannel, id: number) {
    this.thread = thread;
    this.id = id;
  }

  readonly add = (bytes: Uint8Array): void => {
    this.thread.send({ type: "bytes", body: this.id, bytes }, buffersOf(bytes));
  };

  readonly discard = (): void => this.thread.send({ type: "discard", body: this.id });

  /** Sends a body that has arrived here. */
  addAll(body: Exclude<RequestBody, OffloadedBody>): this {
    const pieces = body instanceof BytePieces ? body.pieces : [Buffer.from(body)];
    for (const piece of pieces) this.add(piece);
    return this;
  }
}

/**
 * Returns the buffers to transfer to the thread: those that contain only these bytes; other bytes
 * are copied.
 */
function buffersOf({ buffer, byteLength }: Uint8Array): readonly ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
