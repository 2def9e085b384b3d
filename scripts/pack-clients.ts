/**
 * Packs the clients (or those named) as release artefacts in `generated/clients/packages/`, which
 * the gateway serves below `/clients`: a package and a registry's index if the language has them,
 * and the source of each as a tar archive. If the tools of one language fail, the others continue;
 * the exit code is then 1.
 *
 *     node scripts/pack-clients.ts [language…]
 */
import { startGenerating } from "./clients/generate.ts";
import { isLanguage, languages } from "./clients/languages.ts";
import { packClient } from "./clients/pack.ts";

const named = process.argv.slice(2);
const wrong = named.filter((name) => !isLanguage(name));
if (wrong.length > 0) {
  console.error(
    `No client in ${wrong.join(", ")}; there are ${Object.keys(languages).join(", ")}.`,
  );
  process.exitCode = 2;
} else {
  const wanted = (named.length > 0 ? named : Object.keys(languages)).filter(isLanguage);
  const generated = startGenerating(wanted);
  await Promise.allSettled(generated.values());
  for (const language of wanted) {
    try {
      await generated.get(language);
      for (const { file, bytes } of await packClient(language)) {
        console.log(`${file.padEnd(72)} ${Math.ceil(bytes / 1_024)} KiB`);
      }
    } catch (error) {
      console.error(`${language}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
}
