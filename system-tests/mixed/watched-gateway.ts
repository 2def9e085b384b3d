/** The gateway as `npm start` runs it, and a socket that reports what its process holds. */
import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { collectedHeapBytes, countResources } from "../upstreams/footprint.ts";
import { type ProcessSample, PROGRAM_VARIABLE, SAMPLE_SOCKET } from "./process-sample.ts";

function sample(): ProcessSample {
  const heapBytes = collectedHeapBytes();
  const { rss, external } = process.memoryUsage();
  const resources = countResources();
  return {
    heapBytes,
    externalBytes: external,
    rssBytes: rss,
    files: readdirSync("/proc/self/fd").length,
    sockets: (resources["TCPSocketWrap"] ?? 0) + (resources["PipeWrap"] ?? 0),
    timers: resources["Timeout"] ?? 0,
  };
}

const server = createServer((socket) => socket.end(JSON.stringify(sample())));
server.listen(join(process.env["DATA_DIR"] ?? "", SAMPLE_SOCKET)).unref();
const program = process.env[PROGRAM_VARIABLE] ?? join(import.meta.dirname, "../../src/main.ts");
await import(pathToFileURL(program).href);
