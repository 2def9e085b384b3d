/**
 * A program that starts like a gateway, for the tests of the harness. `/contract` answers with the
 * status of the variable `CONTRACT_STATUS`, `/exit/N` ends the process with the code N, `/violate`
 * logs a response that violates the contract, and `/warn/NAME` emits a warning of this name.
 */
import { createServer } from "node:http";
import { listenOnLoopback } from "./loopback.ts";

const attestation = { mode: "all", violations: 0, recent: [] };

const server = createServer(({ url = "" }, response) => {
  const code = /^\/exit\/(\d+)$/.exec(url)?.[1];
  if (code !== undefined) process.exit(Number(code));
  if (url === "/contract") response.statusCode = Number(process.env["CONTRACT_STATUS"]);
  if (url === "/violate") process.stdout.write('{"msg":"a response violates the contract"}\n');
  const end = (): unknown => response.end(JSON.stringify({ attestation }));
  const warning = /^\/warn\/(\w+)$/.exec(url)?.[1];
  // Node's own listener runs first and has then printed the warning.
  if (warning === undefined) end();
  else process.once("warning", end).emitWarning("as the test asks", warning, "TEST0001");
});
const { origin } = await listenOnLoopback(server);
process.stderr.write(`base URL ${origin}/v1\n`);
