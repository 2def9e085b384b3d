export interface ServerEvent {
  /** `message` if the stream gives no name, as in the SSE standard. */
  readonly name: string;
  readonly data: string;
}

/** Parses the events of a complete stream as the SSE standard requires of a reader. */
export function parseEvents(text: string): readonly ServerEvent[] {
  const events: ServerEvent[] = [];
  let name = "";
  let data: string[] = [];
  // The text after the last line end is not a line.
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/)
    .slice(0, -1);
  for (const line of lines) {
    if (line === "") {
      if (data.length > 0) {
        events.push({ name: name === "" ? "message" : name, data: data.join("\n") });
      }
      name = "";
      data = [];
      continue;
    }
    const [, field = "", value = ""] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === "data") data.push(value);
    if (field === "event") name = value;
  }
  return events;
}

/**
 * Returns how the lines of a stream break the contract: line feeds alone, one line of data per
 * event, a blank line only after each event, at the end too. Null if they do not.
 */
export function lineFault(text: string): string | null {
  if (text.includes("\r")) return "a line ends in a carriage return";
  if (text.includes("\uFFFD")) return "the bytes are not UTF-8";
  if (!text.endsWith("\n\n")) return "the stream does not end with a blank line";
  for (const block of text.slice(0, -2).split("\n\n")) {
    const lines = block.split("\n").filter((line) => !line.startsWith(":"));
    const data = lines.filter((line) => line.startsWith("data:")).length;
    if (data === 0) return "a blank line follows no line of data";
    if (data > 1) return "an event has several lines of data";
    if (lines.some((line) => !/^(data|event):/.test(line))) return `an unknown line: ${lines[0]}`;
    if (lines.length > 2) return "an event has several names";
  }
  return null;
}
