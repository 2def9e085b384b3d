import { EventEmitter } from "node:events";
import { ProcessChannel } from "./process-channel.ts";

/** A worker and its supervisor in one process: both ends of their channel, and what was sent on it. */
export interface TestChannels {
  readonly supervisor: ProcessChannel;
  readonly worker: ProcessChannel;
  /** The messages to the worker, and from it. */
  readonly toWorker: object[];
  readonly toSupervisor: object[];
  /** Gives a message of somebody else's to both ends. */
  readonly interfere: (message: unknown) => void;
}

/** `isCut`: whether what is said does not arrive any more. */
export function openTestChannels(isCut: () => boolean = () => false): TestChannels {
  const atWorker = new EventEmitter();
  const atSupervisor = new EventEmitter();
  const toWorker: object[] = [];
  const toSupervisor: object[] = [];
  const end = (heard: EventEmitter, other: EventEmitter, sent: object[]): ProcessChannel =>
    new ProcessChannel({
      on: (event, listener) => heard.on(event, listener),
      send: (message) => {
        if (isCut()) return;
        sent.push(message);
        other.emit("message", structuredClone(message));
      },
    });
  return {
    supervisor: end(atSupervisor, atWorker, toWorker),
    worker: end(atWorker, atSupervisor, toSupervisor),
    toWorker,
    toSupervisor,
    interfere: (message) => {
      atWorker.emit("message", message);
      atSupervisor.emit("message", message);
    },
  };
}
