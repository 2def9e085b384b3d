import { startServer } from "./start-server.ts";

/**
 * Starts a gateway once and ends it in order, which writes its compiled code to the folder in
 * `NODE_COMPILE_CACHE`. Most tests kill their gateways, which write no cache.
 */
export async function setup(): Promise<void> {
  if (process.env["NODE_COMPILE_CACHE"] === undefined) return;
  const server = await startServer();
  await (await fetch(`${server.root}/docs`)).arrayBuffer();
  server.signal("SIGTERM");
  await server.exited;
  await server.stop();
}
