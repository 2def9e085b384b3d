/** What one process asks another, or tells it: a name with the types of question and answer. */
export interface Topic<Question, Answer = void> {
  readonly name: string;
  /** Never there: it carries the types. */
  readonly types?: readonly [Question, Answer];
}

/** How messages reach the other process and come from it, in their order. */
export interface Port {
  send(message: object): unknown;
  on(event: "message", listener: (message: unknown) => void): unknown;
}

type Packet =
  | readonly [kind: "ask", id: number, topic: string, question: unknown]
  | readonly [kind: "answer", id: number, answer: unknown]
  | readonly [kind: "failed", id: number]
  | readonly [kind: "tell", id: 0, topic: string, value: unknown];

/** What one turn of the loop had to say: each message takes system calls and wakes a process. */
interface Packets {
  readonly packets: readonly Packet[];
}

interface Open {
  readonly id: number;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One end of a channel between a worker and its supervisor, over which both ask and tell. All that is
 * said on it is plain data.
 */
export class ProcessChannel {
  readonly #port: Port;
  readonly #answers = new Map<string, (question: unknown) => unknown>();
  /** In the order of the questions, as most answers are; hence no `Map` (see `LinkedList`). */
  #open: Open[] = [];
  #packets: Packet[] = [];
  #asked = 0;

  constructor(port: Port) {
    this.#port = port;
    port.on("message", (message) => {
      if (isPackets(message)) for (const packet of message.packets) this.#take(packet);
    });
  }

  /**
   * Rejects where the other process cannot answer, where it ends, and where it does not answer within
   * `answerMs`.
   */
  async ask<Question, Answer>(
    topic: Topic<Question, Answer>,
    question: Question,
    answerMs: number | null = null,
  ): Promise<Answer> {
    const id = (this.#asked += 1);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer =
      answerMs === null
        ? undefined
        : setTimeout(() => {
            this.#takeOpen(id);
            reject(new Error(`no answer to ${topic.name} in time`));
          }, answerMs);
    this.#open.push({ id, resolve, reject });
    this.#say(["ask", id, topic.name, question]);
    try {
      // The other end answers each topic by its own types.
      return (await promise) as Answer;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Says what needs no answer. */
  tell<Value>(topic: Topic<Value>, value: Value): void {
    this.#say(["tell", 0, topic.name, value]);
  }

  /** From now on questions of this topic are answered, and what is told of it is heard. */
  serve<Question, Answer>(
    topic: Topic<Question, Answer>,
    answer: (question: Question) => Answer | Promise<Answer>,
  ): void {
    this.#answers.set(topic.name, (question) => answer(question as Question));
  }

  /** The other process has ended: what was asked gets no answer. */
  close(): void {
    const error = new Error("the other process has ended");
    for (const { reject } of this.#open.splice(0)) reject(error);
  }

  #take(packet: Packet): void {
    switch (packet[0]) {
      case "ask":
        void this.#answer(packet[1], packet[2], packet[3]);
        return;
      case "tell":
        this.#answers.get(packet[2])?.(packet[3]);
        return;
      case "answer":
        this.#takeOpen(packet[1])?.resolve(packet[2]);
        return;
      case "failed":
        this.#takeOpen(packet[1])?.reject(new Error("the other process has no answer"));
    }
  }

  async #answer(id: number, topic: string, question: unknown): Promise<void> {
    try {
      const answer = this.#answers.get(topic);
      if (answer === undefined) this.#say(["failed", id]);
      else this.#say(["answer", id, await answer(question)]);
    } catch {
      this.#say(["failed", id]);
    }
  }

  #takeOpen(id: number): Open | undefined {
    const at = this.#open.findIndex((open) => open.id === id);
    return at === -1 ? undefined : this.#open.splice(at, 1)[0];
  }

  #say(packet: Packet): void {
    this.#packets.push(packet);
    if (this.#packets.length > 1) return;
    setImmediate(() => {
      const packets = this.#packets;
      this.#packets = [];
      this.#port.send({ packets } satisfies Packets);
    });
  }
}

/** Other messages on the same port, as those of node's cluster, are passed over. */
function isPackets(message: unknown): message is Packets {
  return typeof message === "object" && message !== null && Object.hasOwn(message, "packets");
}

/** In a worker: the channel to its supervisor. One a process, as it numbers its questions. */
export function openSupervisorChannel(): ProcessChannel {
  return new ProcessChannel({
    send: (message) => process.send?.(message),
    on: (event, listener) => process.on(event, listener),
  });
}
