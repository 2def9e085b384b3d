export interface SseEvent {
  /** `message` if the stream gives no name, as in the SSE standard. */
  readonly event: string;
  readonly data: string;
}

/**
 * Parses the events of a complete stream by the contract rather than the SSE standard: one `data`
 * line per event, at most one `event` line, and a blank line only after each event; anything else
 * throws. Independent of the gateway's own parser, so that the two do not share a bug.
 */
export function parseSse(text: string): readonly SseEvent[] {
  if (text.includes("\r")) throw new Error("a line does not end in a line feed alone");
  const blocks = text.split("\n\n");
  if (blocks.pop() !== "") throw new Error("the stream does not end with a blank line");
  return blocks.map((block) => {
    const lines = block.split("\n").filter((line) => !line.startsWith(":"));
    if (lines.length === 0) throw new Error("a blank line without data");
    const field = (name: string): readonly string[] =>
      lines
        .filter((line) => line.startsWith(`${name}: `))
        .map((line) => line.slice(name.length + 2));
    const events = field("event");
    const data = field("data");
    if (events[0] === "message") throw new Error(`a redundant event name: ${block}`);
    if (data.length !== 1 || events.length > 1 || events.length + 1 !== lines.length) {
      throw new Error(`not one event: ${block}`);
    }
    return { event: events[0] ?? "message", data: data[0] ?? "" };
  });
}
