/**
 * Writes the current outcome of each golden case to its file; review the diff before you commit.
 *
 *     node system-tests/upstreams/record-golden.ts [NAME …]
 */
import { goldenNames, readGolden, writeGolden } from "./golden-case.ts";
import { startGoldenGateway } from "./golden-gateway.ts";

const chosen = process.argv.slice(2);
const gateway = await startGoldenGateway();
for (const name of chosen.length > 0 ? chosen : goldenNames()) {
  const golden = readGolden(name);
  writeGolden(name, { ...golden, want: await gateway.play(golden) });
  console.log(`recorded ${name}`);
}
await gateway.close();
