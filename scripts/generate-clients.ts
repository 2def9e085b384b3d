/**
 * Generates a client in each language (or in those named) from `generated/openapi.json` and
 * `clients/` into `generated/clients/`. Needs Java 17 or newer; the generator itself is
 * downloaded into `.cache/`. Clients that are up to date are not touched.
 *
 *     node scripts/generate-clients.ts [language…]
 */
import { generateClients } from "./clients/generate.ts";
import { isLanguage, languages } from "./clients/languages.ts";

const named = process.argv.slice(2);
const wrong = named.filter((name) => !isLanguage(name));
if (wrong.length > 0) {
  console.error(
    `No client in ${wrong.join(", ")}; there are ${Object.keys(languages).join(", ")}.`,
  );
  process.exitCode = 2;
} else {
  const wanted = named.length > 0 ? named : Object.keys(languages);
  for (const { language, made, seconds } of await generateClients(wanted.filter(isLanguage))) {
    console.log(`${language.padEnd(12)} ${made ? `${seconds.toFixed(1)} s` : "up to date"}`);
  }
}
