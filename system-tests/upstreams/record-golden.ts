/**
 * Writes what comes of each golden case now into its file; read the difference before you commit.
 *
 *     node system-tests/upstreams/record-golden.ts [NAME …]
 */
import { goldenNames, readGolden, writeGolden } from "./golden-case.ts";
import { startGoldenStage } from "./golden-stage.ts";

const chosen = process.argv.slice(2);
const stage = await startGoldenStage();
for (const name of chosen.length > 0 ? chosen : goldenNames()) {
  const golden = readGolden(name);
  writeGolden(name, { ...golden, want: await stage.play(golden) });
  console.log(`recorded ${name}`);
}
await stage.close();
