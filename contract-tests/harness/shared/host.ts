import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { TestProject } from "vitest/node";
import { addLateFailure } from "../../../scripts/test/result-file.ts";
import { startPostgres } from "../postgres.ts";
import { startServer, type ServerOptions } from "../start-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address at which a test file requests a shared server: `http://127.0.0.1:PORT`. */
    readonly sharedServers: string;
  }
}

/** The data of a started server for test files, and its stop function. */
interface Shared {
  readonly facts: object;
  readonly stop: () => Promise<void>;
}

/**
 * Runs once for the whole run and holds the servers that test files share. Each starts with its
 * first request and ends with the run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Shared>>();
  const find = async (request: IncomingMessage): Promise<object> => {
    const wanted = `${request.url} ${await text(request)}`;
    const known = started.get(wanted);
    if (known !== undefined) return (await known).facts;
    const starting = start(wanted);
    started.set(wanted, starting);
    return (await starting).facts;
  };
  const host = createServer((request, response) => {
    find(request).then(
      (facts) => response.end(JSON.stringify(facts)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  project.provide("sharedServers", `http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  return async () => {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
    const ended = await Promise.allSettled(
      [...started.values()].map(async (server) => (await server).stop()),
    );
    const failures = ended.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
    if (failures.length === 0) return;
    addLateFailure(`A shared server ended badly.\n${failures.map(String).join("\n")}`);
    throw new AggregateError(failures, "a shared server ended badly");
  };
}

async function start(wanted: string): Promise<Shared> {
  const [path, body] = [wanted.slice(0, wanted.indexOf(" ")), wanted.slice(wanted.indexOf(" "))];
  switch (path) {
    case "/postgres": {
      const { url, stop, configure } = await startPostgres();
      // Tests do not crash this server's machine, so its commits need not reach the disk.
      await configure("fsync", "off");
      await configure("full_page_writes", "off");
      return { facts: { url }, stop };
    }
    case "/gateway": {
      const { root, dataDir, adminToken, stop } = await startServer(
        JSON.parse(body) as ServerOptions,
      );
      return { facts: { root, dataDir, adminToken }, stop };
    }
    default:
      throw new Error(`no shared server ${path}`);
  }
}
