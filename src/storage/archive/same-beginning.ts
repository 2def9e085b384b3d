import type { ArchiveFile } from "./archive-folder.ts";
import { readFile, type ReadLine } from "./read-file.ts";

/**
 * Whether a file has the first entries of another one that follows the same file, and no others. Rejects as
 * `readFile` does.
 */
export async function isBeginningOf(file: ArchiveFile, longer: ArchiveFile): Promise<boolean> {
  const others = readFile(longer);
  try {
    for await (const line of readFile(file)) {
      if (!("head" in line || "entry" in line)) return true;
      const other = await others.next();
      if (other.done === true || !isSame(line, other.value)) return false;
    }
    return true;
  } finally {
    await others.return(undefined);
  }
}

function isSame(line: ReadLine, other: ReadLine): boolean {
  if ("head" in line && "head" in other) {
    return line.head.previous === other.head.previous && line.head.after === other.head.after;
  }
  if (!("entry" in line && "entry" in other)) return false;
  return line.entry.seq === other.entry.seq && line.entry.text === other.entry.text;
}
