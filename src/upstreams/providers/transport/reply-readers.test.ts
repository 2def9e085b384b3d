import { describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import { SseOverflow } from "../../../wire/sse/parse.ts";
import { AwsEventStreamError } from "./aws-event-stream.ts";
import { openReader } from "./reply-readers.ts";
import { testRequest } from "./test-upstream.ts";
import type { StreamDecoder } from "../shared/decoding.ts";
import type { Wire } from "./wire.ts";

const end = { type: "generation-end", stop: { cause: "end", raw: "stop" } } as const;
const textDelta = (text: string): GenerationEvent => ({ type: "text-delta", text });

/**
 * Each character is a delta, with these exceptions: `^` starts the reply, `$` reports usage, `.` is
 * the terminal event, `-` yields no event, `*` yields no event in a stream that ends without its
 * terminal event, `?` is an error event, `!` is an event that is too long, and `&` is one that is
 * too long only at the end of the stream. Text from `~` on is skipped.
 */
class ScriptDecoder implements StreamDecoder {
  done = false;
  #endsAlone = false;
  #endsTooLong = false;

  feed(text: string, events: GenerationEvent[]): void {
    if (!text.startsWith("~")) for (const part of text) this.#take(part, events);
  }

  end(events: GenerationEvent[]): void {
    if (this.#endsTooLong) events.push(textDelta("z"));
    if (this.#endsTooLong) throw new SseOverflow("too long");
    if (this.#endsAlone) events.push(end);
    else if (!this.done) throw new UpstreamFailure("incomplete", "no terminal event");
  }

  #take(part: string, events: GenerationEvent[]): void {
    if (part === "!") throw new SseOverflow("too long");
    if (part === "?") throw new UpstreamFailure("server-error", "an error event");
    if (part === "*") this.#endsAlone = true;
    else if (part === "&") this.#endsTooLong = true;
    else if (part === "^") events.push({ type: "generation-start", ignored: ["top-k"] });
    else if (part === "$") events.push({ type: "usage-update", usage: { output: 1 } });
    else if (part === ".") {
      this.done = true;
      events.push(end);
    } else if (part !== "-") events.push(textDelta(part));
  }
}

function nameOf(event: GenerationEvent): string {
  if (event.type === "text-delta") return event.text;
  return event.type === "generation-end" ? "end" : event.type;
}

interface Opened {
  readonly stream?: boolean;
  readonly status?: number;
  readonly type?: string;
  readonly maxOutputTokens?: number;
}

const sse = "text/event-stream";
const json = "application/json";
const frames = "application/x-frames";

/** Returns a reader of a reply with this head; `seen` contains its actions in order. */
function open({ stream = true, status = 200, type, maxOutputTokens = 4_096 }: Opened) {
  const seen: string[] = [];
  const headers: Record<string, string | undefined> = {
    "content-type": type ?? (stream ? sse : json),
    "retry-after": "7",
  };
  const wire: Pick<Wire, "createStreamDecoder" | "decodeReply"> = {
    createStreamDecoder: () => new ScriptDecoder(),
    decodeReply: (text) => [textDelta(text), end],
  };
  const request = { ...testRequest({ stream, maxOutputTokens }), accepted, reported };
  function accepted(): void {
    seen.push("accepted");
  }
  const usages: TokenUsage[] = [];
  function reported(usage: TokenUsage): void {
    usages.push(usage);
  }
  const call = {
    wire: wire as Wire,
    request,
    consumer: {
      start: (generation: { readonly status: number; readonly ignored: readonly string[] }) =>
        void seen.push(`start ${generation.status} ${generation.ignored.join()}`),
      events: (events: readonly GenerationEvent[]) => void seen.push(events.map(nameOf).join(" ")),
    },
    ignored: ["stop"] as const,
    framing: {
      contentType: frames,
      createReader: () => (bytes: Uint8Array, take: (text: string) => void) => {
        const [text = "", ...wrong] = Buffer.from(bytes).toString().split("%");
        take(text);
        if (wrong.length > 0) throw new AwsEventStreamError("a checksum is wrong");
      },
    },
  };
  const flow = { pause: () => undefined, resume: () => undefined };
  const reader = openReader(call, { ...flow, status, header: (name) => headers[name] });
  return { reader, seen, usages, read: (text: string) => reader.read(Buffer.from(text)) };
}

/** Returns the kind and the message of the failure that `act` throws. */
function failureOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof UpstreamFailure) return `${error.kind}: ${error.message}`;
    throw error;
  }
  return "none";
}

describe("a stream", () => {
  test("is accepted once, at its first byte, and started once, at its first content", () => {
    const { read, reader, seen } = open({});
    for (const text of ["-", "a", "-", "b", "c."]) read(text);
    reader.end();
    expect(seen).toEqual(["accepted", "start 200 stop", "a", "b", "c end"]);
  });

  test("starts with all events before its first content, and the parameters that the upstream ignored", () => {
    const { read, seen, usages } = open({});
    for (const text of ["^", "$-"]) read(text);
    // The usage is reported before, in case the client disconnects.
    expect([seen, usages]).toEqual([["accepted"], [{ output: 1 }]]);
    for (const text of ["$", "a", "$"]) read(text);
    const opening = "generation-start usage-update a";
    expect(seen).toEqual(["accepted", "start 200 stop,top-k", opening, "usage-update"]);
  });

  test("is bounded by the output of the model", () => {
    const { reader } = open({ maxOutputTokens: 3 });
    const bytesMax = 64 * 1_024 * 1_024 + 3 * 2_048;
    reader.read(Buffer.alloc(bytesMax, "~"));
    const want = `too-large: upstream: a reply of more than ${bytesMax} bytes`;
    expect(failureOf(() => reader.read(Buffer.alloc(1)))).toBe(want);
  });

  test("without content starts at its end", () => {
    const { read, reader, seen } = open({});
    for (const text of ["^", "$", "."]) read(text);
    expect(seen).toEqual(["accepted", "start 200 stop,top-k", "generation-start usage-update end"]);
    expect(reader.done).toBe(true);
  });

  test("without a terminal event ends with its body", () => {
    const { read, reader, seen } = open({});
    for (const text of ["a", "*"]) read(text);
    expect([seen.at(-1), reader.done]).toEqual(["a", false]);
    reader.end();
    expect(seen.at(-1)).toBe("end");
  });

  test("with a too long event at its end yields the events before it", () => {
    const { read, reader, seen } = open({});
    read("a&");
    expect(failureOf(() => reader.end())).toBe("malformed-response: upstream: too long");
    expect(seen.at(-1)).toBe("z");
  });

  test("is done after its terminal event, and not before", () => {
    const { read, reader } = open({});
    expect(reader.done).toBe(false);
    read("a");
    expect(reader.done).toBe(false);
    read("b.");
    expect(reader.done).toBe(true);
  });

  test.each([
    ["no data", [], "incomplete: upstream: an empty reply"],
    ["text without its end", ["a"], "incomplete: no terminal event"],
    ["data without an event", ["-"], "incomplete: no terminal event"],
  ])("that ends after %s is incomplete", (_fact, pieces, want) => {
    const { read, reader } = open({});
    for (const piece of pieces) read(piece);
    expect(failureOf(() => reader.end())).toBe(want);
  });

  const failures = [
    ["an event that is too long", "!", "malformed-response: upstream: too long"],
    ["bytes of no event stream", "%", "malformed-response: upstream: a checksum is wrong"],
    ["an error event", "?", "server-error: an error event"],
  ] as const;

  test.each(failures)("with %s before its first content fails, and has not started", (...row) => {
    const [, text, want] = row;
    const { read, seen } = open({ type: frames });
    expect(failureOf(() => read(text))).toBe(want);
    expect(seen).toEqual(["accepted"]);
    const opened = open({ type: frames });
    opened.read("^");
    expect(failureOf(() => opened.read(`$${text}`))).toBe(want);
    expect(opened.seen).toEqual(["accepted"]);
  });

  test.each(failures)(
    "with %s after content in the same packet yields the content first",
    (_, text, want) => {
      const { read, seen } = open({ type: frames });
      expect(failureOf(() => read(`^a${text}`))).toBe(want);
      expect(seen).toEqual(["accepted", "start 200 stop,top-k", "generation-start a"]);
    },
  );

  test.each(failures.slice(0, 2))("with %s after its terminal event is complete", (_, text) => {
    const { read, reader, seen } = open({ type: frames });
    read(`a.${text}`);
    expect([seen.at(-1), reader.done]).toEqual(["a end", true]);
  });
});

describe("a non-streaming response", () => {
  test("is accepted once, at its first byte, and decoded at its end, in one piece", () => {
    const { read, reader, seen } = open({ stream: false });
    const bytes = Buffer.from("{é");
    for (const piece of [bytes.subarray(0, 2), bytes.subarray(2)]) reader.read(piece);
    read("b");
    expect([seen, reader.done]).toEqual([["accepted"], false]);
    reader.end();
    expect(seen).toEqual(["accepted", "start 200 stop", "{éb end"]);
  });

  test("without a byte is incomplete, and neither accepted nor started", () => {
    const { reader, seen } = open({ stream: false });
    expect(failureOf(() => reader.end())).toBe("incomplete: upstream: an empty reply");
    expect(seen).toEqual([]);
  });

  test("of white space is incomplete, but was accepted", () => {
    const { read, reader, seen } = open({ stream: false });
    for (const text of ["\n", " \r\n\t"]) read(text);
    expect(failureOf(() => reader.end())).toBe("incomplete: upstream: an empty reply");
    expect(seen).toEqual(["accepted"]);
  });

  // Four bytes for each of 32 characters per token and 256 Ki; eight for each token of the context.
  const longest = 4 * (4_096 * 32 + 256 * 1_024) + 200_000 * 8 + 1_024 * 1_024;
  test.each([
    ["the output of the model, and the request", 4_096, longest],
    ["64 MiB for any model", 100_000_000, 64 * 1_024 * 1_024],
  ])("is too large beyond %s", (_fact, maxOutputTokens, bytesMax) => {
    const want = `too-large: upstream: a reply of more than ${bytesMax} bytes`;
    for (const stream of [false, true]) {
      const { reader } = open({ stream, maxOutputTokens });
      reader.read(Buffer.alloc(bytesMax, "{"));
      expect(failureOf(() => reader.read(Buffer.alloc(1)))).toBe(want);
    }
  });
});

describe("an error's body", () => {
  test.each([true, false])("yields the failure at its end (stream: %s)", (stream) => {
    const { read, reader, seen } = open({ status: 400, stream, type: "text/html" });
    read("a");
    read("b");
    expect(failureOf(() => reader.end())).toBe("invalid-request: ab");
    expect([seen, reader.done]).toEqual([[], false]);
  });

  test("yields it with the reply's headers", () => {
    const end = (): void => open({ status: 429 }).reader.end();
    expect(end).toThrow(expect.objectContaining({ kind: "overloaded", retryAfterMs: 7_000 }));
  });

  test("is read up to 64 KiB, without waiting for more", () => {
    const { read } = open({ status: 500 });
    read("x".repeat(65_536));
    expect(failureOf(() => read("y"))).toBe("server-error: upstream status 500");
  });

  test.each([199, 300, 301])("is also that of the status %d", (status) => {
    const failed = failureOf(() => open({ status }).reader.end());
    expect(failed).toContain(`upstream status ${status}`);
  });
});

describe("a success", () => {
  const none =
    "malformed-response: upstream: neither JSON nor an event stream, of the content type";

  /** Returns how a body was read: as a stream, as a whole, or not at all. */
  function readAs(head: Opened, ...pieces: readonly string[]): string {
    const { read, reader, seen } = open(head);
    const failed = failureOf(() => {
      for (const piece of pieces) read(piece);
      if (!reader.done) reader.end();
    });
    if (failed !== "none") return failed;
    return seen.slice(2).join() === `${pieces.join("").trim()} end` ? "whole" : "stream";
  }

  test.each<[string, Opened, string[], string]>([
    ["a stream by its beginning, without a type", { type: "" }, ["data:."], "stream"],
    ["a stream by its beginning, with another type", { type: json }, [":."], "stream"],
    ["a stream that was not requested", { stream: false, type: sse }, ["data:."], "stream"],
    [
      "a stream with another content type",
      { stream: false, type: json },
      [" \n", "id:."],
      "stream",
    ],
    ["a stream by its type", {}, ["a."], "stream"],
    [
      "a stream by its type, with parameters",
      { type: " Text/Event-Stream ; a=b" },
      ["a."],
      "stream",
    ],
    ["a stream by its type, cut in its first word", {}, ["da"], "incomplete: no terminal event"],
    ["a binary stream by its type", { type: frames }, ["{."], "stream"],
    ["a binary stream that was not requested", { stream: false, type: frames }, ["a."], "stream"],
    ["JSON without a type", { stream: false, type: "" }, ["{}"], "whole"],
    ["JSON of another type", { stream: false, type: "text/html" }, ["{}"], "whole"],
    ["JSON instead of a stream", { type: json }, ["\n", "{", "}"], "whole"],
    ["JSON with the content type of a stream", { type: sse }, ["{}"], "whole"],
    ["a page", { type: "Text/HTML; a=b" }, ["<p>"], `${none} text/html`],
    ["a page instead of JSON", { stream: false, type: json }, ["<p>"], `${none} ${json}`],
    ["the start of a word", { type: "" }, ["da"], `${none} (none)`],
    ["a longer word", { type: "" }, ["da", "ta 1"], `${none} (none)`],
  ])("is read as %s", (_fact, head, pieces, want) => {
    expect(readAs(head, ...pieces)).toBe(want);
  });

  test.each([200, 201, 202, 203, 206, 299])("has the status %d", (status) => {
    for (const stream of [true, false]) {
      const { read, reader, seen } = open({ status, stream });
      read(stream ? "a." : "{}");
      if (!reader.done) reader.end();
      expect(seen[1]).toBe(`start ${status} stop`);
    }
  });

  test.each([true, false])("begins within 64 KiB of white space (stream: %s)", (stream) => {
    const { read, seen } = open({ stream });
    read(" ".repeat(65_536));
    const want = "too-large: upstream: a reply of more than 65536 bytes";
    expect(failureOf(() => read("\n"))).toBe(want);
    expect(seen).toEqual(["accepted"]);
    const begun = open({ stream });
    begun.read(" ".repeat(65_536));
    begun.read(stream ? "a." : " {}");
    if (!stream) begun.reader.end();
    expect(begun.seen).toEqual(["accepted", "start 200 stop", stream ? "a end" : "{} end"]);
  });

  test("without content is incomplete, with any status", () => {
    expect(failureOf(() => open({ status: 204, type: "" }).reader.end())).toBe(
      "incomplete: upstream: an empty reply",
    );
  });
});

describe("a stream instead of a non-streaming response", () => {
  const streamed = { stream: false, type: sse };

  test("is delivered at its end, in one piece", () => {
    const { read, reader, seen } = open(streamed);
    for (const text of ["^", "a", "$", "b"]) read(text);
    expect([seen, reader.done]).toEqual([["accepted"], false]);
    read(".");
    const all = "generation-start a usage-update b end";
    expect([seen, reader.done]).toEqual([["accepted", "start 200 stop,top-k", all], true]);
  });

  test.each([
    ["an error event", "?", "server-error: an error event"],
    ["no end", "", "incomplete: no terminal event"],
  ])("with %s after its content fails, and has not started", (_fact, text, want) => {
    const { read, reader, seen } = open(streamed);
    const fail = (): void => {
      read(`^a${text}`);
      reader.end();
    };
    expect(failureOf(fail)).toBe(want);
    expect(seen).toEqual(["accepted"]);
  });

  test("is bounded as a whole", () => {
    const { reader } = open(streamed);
    const bytesMax = 64 * 1_024 * 1_024;
    for (let at = 0; at < 4; at += 1) reader.read(Buffer.alloc(bytesMax / 4, "~"));
    const want = `too-large: upstream: a reply of more than ${bytesMax} bytes`;
    expect(failureOf(() => reader.read(Buffer.alloc(1)))).toBe(want);
  });
});
