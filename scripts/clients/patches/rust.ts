import { rm } from "node:fs/promises";
import { join } from "node:path";
import { editFiles } from "./edit-files.ts";

/**
 * A tagged enum removes the tag before it reads a member, and each member has the tag as its own
 * required field: reading fails and writing duplicates the field. Untagged, the one-value enums of
 * the members distinguish them.
 */
export async function patchRust(folder: string): Promise<void> {
  await rm(join(folder, ".travis.yml"), { force: true });
  await editFiles(join(folder, "src/models"), {
    ending: ".rs",
    atLeast: 8,
    edit: (text) => {
      if (!/#\[serde\(tag = "\w+"\)\]/.test(text)) return text;
      return text
        .replaceAll(/#\[serde\(tag = "\w+"\)\]/g, "#[serde(untagged)]")
        .replaceAll(/^ {4}#\[serde\(rename="\w+"\)\]\n(?= {4}\w+\(Box)/gm, "");
    },
  });
}
