/**
 * Checks the types of everything, including the pages' scripts. The last line counts the projects.
 */
import { spawnSync } from "node:child_process";

const projects = [".", "src/pages"];
const failed = projects.filter(
  (project) => spawnSync("tsc", ["-p", project], { stdio: "inherit" }).status !== 0,
);
console.log(`${projects.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
