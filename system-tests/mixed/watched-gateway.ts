/** The gateway as `npm start` runs it, with a socket that reports the resources of its process. */
import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { releaseMemory } from "../../src/system/process/engine-memory.ts";
import { type ProcessSample, SAMPLE_SOCKET } from "./process-sample.ts";

/** Collects as under memory pressure: `gc()` keeps up to 40 MiB of free pages for seconds. */
async function sample(): Promise<ProcessSample> {
  await releaseMemory();
  const { heapUsed, rss, external } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  const count = (kind: string): number => resources.filter((one) => one === kind).length;
  return {
    heapBytes: heapUsed,
    externalBytes: external,
    rssBytes: rss,
    files: readdirSync("/proc/self/fd").length,
    sockets: count("TCPSocketWrap") + count("PipeWrap"),
    timers: count("Timeout"),
  };
}

const server = createServer((socket) => {
  void sample().then((held) => socket.end(JSON.stringify(held)));
});
server.listen(join(process.env["DATA_DIR"] ?? "", SAMPLE_SOCKET)).unref();
const program = join(import.meta.dirname, "../../src/main.ts");
await import(pathToFileURL(program).href);
