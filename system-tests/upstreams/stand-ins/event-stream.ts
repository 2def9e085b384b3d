import { crc32 } from "node:zlib";

export const EVENT_STREAM = "application/vnd.amazon.eventstream";

/** Returns an event of a model's response in Bedrock's framing. */
export function chunkFrame(event: object): Buffer {
  const headers = {
    ":event-type": "chunk",
    ":content-type": "application/json",
    ":message-type": "event",
  };
  const bytes = Buffer.from(JSON.stringify(event)).toString("base64");
  return frame(headers, { bytes, p: "abcdefgh" });
}

/** Returns a failure within a response, such as `throttlingException`. */
export function exceptionFrame(type: string, message: string): Buffer {
  const headers = {
    ":exception-type": type,
    ":content-type": "application/json",
    ":message-type": "exception",
  };
  return frame(headers, { message });
}

/** Returns a message of `application/vnd.amazon.eventstream`. */
function frame(headers: Readonly<Record<string, string>>, payload: object): Buffer {
  const head = Buffer.concat(
    Object.entries(headers).map(([name, value]) =>
      Buffer.concat([
        Uint8Array.of(name.length),
        Buffer.from(name),
        Uint8Array.of(7, value.length >> 8, value.length & 0xff),
        Buffer.from(value),
      ]),
    ),
  );
  const body = Buffer.from(JSON.stringify(payload));
  const prelude = Buffer.alloc(8);
  prelude.writeUInt32BE(16 + head.length + body.length, 0);
  prelude.writeUInt32BE(head.length, 4);
  const checked = Buffer.concat([prelude, checksum(prelude), head, body]);
  return Buffer.concat([checked, checksum(checked)]);
}

function checksum(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum;
}
