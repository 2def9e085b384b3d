#!/usr/bin/env node
/**
 * The commands of the kit.
 *
 *     chat-gateway-kit conformance --base-url URL --api-key KEY
 */
import { conformance, exitCodes } from "./command/conformance.ts";
import { VERSION } from "./command/version.ts";

const [command, ...parameters] = process.argv.slice(2);
const write = (text: string): void => {
  process.stdout.write(text);
};
if (command === "conformance") {
  process.exitCode = await conformance(parameters, {
    environment: process.env,
    write,
    now: () => new Date(),
    kit: `chat-gateway-kit ${VERSION}`,
  });
} else {
  write("Usage: chat-gateway-kit conformance --help\n");
  process.exitCode = command === "--help" ? exitCodes.expected : exitCodes.usage;
}
