import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";
import { GUARD_MS } from "../harness/real-clock.ts";

const programs = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Path of the machine's Chromium; undefined if it is not installed. */
export const chromiumProgram: string | undefined = programs.find((path) => existsSync(path));

/** Starts the machine's Chromium headless, without background network traffic. */
export async function startChromium(): Promise<Browser> {
  if (chromiumProgram === undefined) throw new Error("no Chromium here");
  return chromium.launch({
    executablePath: chromiumProgram,
    headless: true,
    timeout: GUARD_MS,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
