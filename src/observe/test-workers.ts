import { EventEmitter } from "node:events";
import type { SupervisorChannel, WorkerPeer, WorkerPeers } from "./workers.ts";

/** A worker process in a test: what it is sent reaches the listeners of its channel. */
export class TestWorker implements WorkerPeer {
  readonly id: number;
  /** What the supervisor has sent to it. */
  readonly received: unknown[] = [];
  isAlive = true;
  readonly channel: SupervisorChannel;
  readonly #process = new EventEmitter();

  constructor(id: number, supervisor: TestCluster) {
    this.id = id;
    this.channel = {
      on: (event, listener) => this.#process.on(event, listener),
      send: (message) => supervisor.events.emit("message", this, message),
    };
  }

  isConnected(): boolean {
    return this.isAlive;
  }

  send(message: object): void {
    this.received.push(message);
    this.#process.emit("message", message);
  }
}

/** A supervisor's workers in a test, without processes. */
export class TestCluster implements WorkerPeers<TestWorker> {
  readonly workers: Record<string, TestWorker> = {};
  readonly events = new EventEmitter();

  on(event: "message" | "listening" | "exit", listener: (...args: never[]) => void): void {
    this.events.on(event, (...args: unknown[]) => void Reflect.apply(listener, undefined, args));
  }

  /** A worker that listens from now on. */
  start(id: number): TestWorker {
    const worker = new TestWorker(id, this);
    this.workers[id] = worker;
    this.events.emit("listening", worker);
    return worker;
  }

  /** Its process ends. */
  end(worker: TestWorker): void {
    worker.isAlive = false;
    Reflect.deleteProperty(this.workers, worker.id);
    this.events.emit("exit", worker);
  }
}
