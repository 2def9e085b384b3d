/**
 * Asks each of REQUESTS in each way, and prints a JSON line for each way of copying the reply. A
 * release that lacks a way of asking prints no line for it.
 */
export async function printDumps(asks, writers) {
  for (const [request, body] of Object.entries(JSON.parse(process.env.REQUESTS))) {
    for (const [resource, method, read] of Object.values(asks)) {
      if (typeof resource?.[method] !== "function") continue;
      const reply = await read(await resource[method](body));
      for (const write of Object.values(writers)) {
        process.stdout.write(`${JSON.stringify({ request, dump: write(reply) })}\n`);
      }
    }
  }
}
