import {
  archives,
  besideArchives,
  killedArchives,
  laterArchives,
  refusedArchives,
} from "./archive-suite.ts";
import { fileTampering, placeTampering } from "./archive-tampering-suite.ts";

/** Every behaviour of an archive, over any store. */
export const archiveParts = [
  archives,
  laterArchives,
  refusedArchives,
  besideArchives,
  killedArchives,
  fileTampering,
  placeTampering,
];
