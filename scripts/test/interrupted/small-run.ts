/**
 * A miniature run, to test interruptions: a worker with a child in its group and a child in
 * another.
 */
import { spawn } from "node:child_process";
import { endTogether } from "./end-together.ts";

endTogether();
// Ignores SIGTERM, like a hanging process.
const deaf = "process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000);";
const worker = `
  const { spawn } = require("node:child_process");
  const start = (detached) =>
    spawn(process.execPath, ["-e", ${JSON.stringify(deaf)}], { detached, stdio: "ignore" }).pid;
  console.log(JSON.stringify([process.pid, start(false), start(true)]));
  setInterval(() => undefined, 1000);
`;
spawn(process.execPath, ["-e", worker], { stdio: ["ignore", "inherit", "inherit"] });
