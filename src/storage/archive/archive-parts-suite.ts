import {
  archives,
  besideArchives,
  failedArchives,
  killedArchives,
  laterArchives,
  refusedArchives,
  repairedArchives,
} from "./archive-suite.ts";
import { fileTampering, placeTampering } from "./archive-tampering-suite.ts";

/** All test groups of the archive, for any store. */
export const archiveParts = [
  archives,
  laterArchives,
  failedArchives,
  repairedArchives,
  refusedArchives,
  besideArchives,
  killedArchives,
  fileTampering,
  placeTampering,
];
