/**
 * A run that ends by itself with exit code 3, takes a moment to free its memory, and leaves a
 * process that ignores SIGTERM. It prints that process's id.
 */
import { spawn } from "node:child_process";
import { endTogether } from "./end-together.ts";

endTogether();
const deaf = `
  process.on("SIGTERM", () => undefined);
  setInterval(() => undefined, 1000);
  process.stdout.write("ready");
`;
const left = spawn(process.execPath, ["-e", deaf], { stdio: ["ignore", "pipe", "ignore"] });
const kept: object[] = [];
left.stdout.once("data", () => {
  for (let at = 0; at < 3_000_000; at += 1) kept.push({ at, text: `object ${at}` });
  console.log(left.pid);
  left.unref();
  left.stdout.destroy();
  process.exitCode = 3;
});
