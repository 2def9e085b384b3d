/**
 * Packs the clients (or those named) as release artefacts in `generated/clients/packages/`: a package where the
 * language has one and its tools are installed, and the source of each as a tar archive.
 *
 *     node scripts/pack-clients.ts [language…]
 */
import { generateClients } from "./clients/generate.ts";
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
  await generateClients(wanted);
  for (const language of wanted) {
    for (const { file, bytes } of await packClient(language)) {
      console.log(`${file.padEnd(56)} ${Math.ceil(bytes / 1_024)} KiB`);
    }
  }
}
