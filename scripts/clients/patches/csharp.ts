import { join } from "node:path";
import { editFiles } from "./edit-files.ts";

/** The package's metadata. */
const metadata: Readonly<Record<string, string>> = {
  Authors: "Chat Gateway team",
  Company: "Chat Gateway team",
  AssemblyTitle: "ChatGateway",
  Description: "Client of the chat gateway: chat completions and messages, whole and streamed.",
  PackageReleaseNotes: "First version.",
};

/** Adds package metadata; the generated code is not changed. */
export async function patchCsharp(folder: string): Promise<void> {
  await editFiles(join(folder, "src/ChatGateway"), {
    ending: ".csproj",
    atLeast: 1,
    edit: (text) =>
      Object.entries(metadata)
        .reduce(
          (repaired, [name, value]) =>
            repaired.replace(new RegExp(`<${name}>.*</${name}>`), `<${name}>${value}</${name}>`),
          text,
        )
        .replace(/\s*<Repository\w+>.*<\/Repository\w+>/g, "")
        .replace(/\s*<Copyright>.*<\/Copyright>/, ""),
  });
}
