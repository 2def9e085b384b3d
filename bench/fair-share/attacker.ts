/**
 * One attack in a separate process with the lowest priority, so that it takes no CPU time from the
 * gateway, its upstream and the honest clients. `attacker.ts ID PORT KEY`; prints `ready`, begins
 * with the first message, and sends its counts with the second.
 */
import { connect, type Socket } from "node:net";
import { setPriority } from "node:os";
import { ATTACKS, type Attack } from "./attacks.ts";
import { ResponseReader } from "./response-reader.ts";

/** Responses by result. */
export interface AttackCounts {
  answered: number;
  /** Responses with a status of 400 or above. */
  refused: number;
  /** Connections that the gateway has closed. */
  cut: number;
  /** Duration of the attack. */
  seconds: number;
}

const LOWEST_PRIORITY = 19;
/** Pause before a reconnect, so that closed connections do not cause a busy loop in the kernel. */
const RECONNECT_MS = 5;
const MS_PER_SECOND = 1_000;

const counts: AttackCounts = { answered: 0, refused: 0, cut: 0, seconds: 0 };
let isOver = false;

/**
 * Opens a connection with the attack's number of requests in flight, and sends a new one for each
 * response.
 */
function open(port: number, { depth }: Attack, next: () => Buffer): Socket {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const reader = new ResponseReader((status) => {
    counts.answered += 1;
    if (status >= 400) counts.refused += 1;
    missing += 1;
  });
  let missing = depth;
  const send = (): void => {
    if (isOver || socket.writableNeedDrain || missing === 0) return;
    socket.cork();
    while (missing > 0 && !socket.writableNeedDrain) {
      missing -= 1;
      socket.write(next());
    }
    socket.uncork();
  };
  socket.on("connect", send);
  socket.on("drain", send);
  socket.on("data", (bytes: Buffer) => {
    reader.read(bytes);
    send();
  });
  socket.on("error", () => undefined);
  return socket;
}

function attack(attacked: Attack, port: number, messages: readonly Buffer[]): void {
  let sent = 0;
  const next = (): Buffer => messages[sent++ % messages.length] ?? Buffer.alloc(0);
  const keepOpen = (): void => {
    if (isOver) return;
    open(port, attacked, next).once("close", () => {
      counts.cut += 1;
      setTimeout(keepOpen, RECONNECT_MS);
    });
  };
  for (let opened = 0; opened < attacked.connections; opened += 1) keepOpen();
}

setPriority(LOWEST_PRIORITY);
const [, , id, port, key = ""] = process.argv;
const attacked = ATTACKS.find((row) => row.id === id);
if (attacked === undefined) throw new Error(`there is no attack ${id}`);
const messages = attacked.messages(key);
process.once("message", () => {
  const begun = performance.now();
  attack(attacked, Number(port), messages);
  process.once("message", () => {
    isOver = true;
    counts.seconds = (performance.now() - begun) / MS_PER_SECOND;
    process.send?.(counts, () => process.exit());
  });
});
process.send?.("ready");
