/** A worker process, as its supervisor talks to it. */
export interface WorkerPeer {
  readonly id: number;
  isConnected(): boolean;
  send(message: object): unknown;
}

/** The workers of a supervisor: node's cluster. */
export interface WorkerPeers<Peer extends WorkerPeer = WorkerPeer> {
  readonly workers?: NodeJS.Dict<Peer>;
  on(event: "message", listener: (worker: Peer, message: unknown) => void): unknown;
  on(event: "listening" | "exit", listener: (worker: Peer) => void): unknown;
}

/** A worker's end of its channel to the supervisor: its process. */
export interface SupervisorChannel {
  on(event: "message", listener: (message: unknown) => void): unknown;
  /** Absent where the process is not a worker. */
  send?(message: object): unknown;
}

/** The workers that can be talked to now. */
export function connectedWorkers<Peer extends WorkerPeer>({
  workers = {},
}: Pick<WorkerPeers<Peer>, "workers">): readonly Peer[] {
  return Object.values(workers)
    .filter((worker) => worker !== undefined)
    .filter((worker) => worker.isConnected());
}
