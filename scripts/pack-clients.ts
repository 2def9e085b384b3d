/**
 * Packs the clients and the conformance kit (or those named) as release artefacts in `generated/clients/packages/`, which
 * the gateway serves below `/clients`: a package and a registry's index if the language has them,
 * and the source of each as a tar archive. If the tools of one language fail, the others continue;
 * the exit code is then 1.
 *
 *     node scripts/pack-clients.ts [language… | kit]
 */
import { startGenerating } from "./clients/generate.ts";
import { isLanguage, languages } from "./clients/languages.ts";
import { packClient } from "./clients/pack.ts";
import { KIT, packKit } from "./clients/pack-kit.ts";

const named = process.argv.slice(2);
const known = [KIT, ...Object.keys(languages)];
const wrong = named.filter((name) => !known.includes(name));
if (wrong.length > 0) {
  console.error(`No client in ${wrong.join(", ")}; there are ${known.join(", ")}.`);
  process.exitCode = 2;
} else {
  const wanted = named.length > 0 ? named : known;
  const generated = startGenerating(wanted.filter(isLanguage));
  await Promise.allSettled(generated.values());
  for (const name of wanted) {
    try {
      if (isLanguage(name)) await generated.get(name);
      for (const { file, bytes } of await (isLanguage(name) ? packClient(name) : packKit())) {
        console.log(`${file.padEnd(72)} ${Math.ceil(bytes / 1_024)} KiB`);
      }
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
}
