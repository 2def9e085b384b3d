import { rm } from "node:fs/promises";
import { join } from "node:path";
import { editFiles } from "./edit-files.ts";

const buildsOfTheGenerator = [
  "build.gradle",
  "build.sbt",
  "gradle",
  "gradle.properties",
  "gradlew",
  "gradlew.bat",
  "settings.gradle",
  "src/test",
  "src/main/AndroidManifest.xml",
  ".github",
  "api",
];

/** Fixes unions with a list of strings, which the template treats as a JSON primitive. */
export async function patchJava(folder: string): Promise<void> {
  for (const name of buildsOfTheGenerator) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  await editFiles(join(folder, "src/main/java/com/chatgateway/model"), {
    ending: ".java",
    atLeast: 5,
    edit: (text) =>
      text.replaceAll(
        /JsonPrimitive primitive = (.*)\.getAsJsonPrimitive\(\);/g,
        "JsonElement primitive = $1;",
      ),
  });
}
