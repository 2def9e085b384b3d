/**
 * Installs other gateways from their registries into a folder outside the repository's files, for
 * `npm run bench -- --peers crabllm,portkey,litellm`. Needs cargo, npm and Python 3; takes some
 * minutes, mostly to compile crabllm.
 *
 *     node bench/install-peers.ts [crabllm] [portkey] [litellm]
 */
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PEER_NAMES, peerFolder, peerVersions, type PeerName } from "./gateway/peers.ts";

function run(command: string, ...args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error ?? status}`);
}

const installers: Readonly<Record<PeerName, (folder: string) => void>> = {
  crabllm: (folder) =>
    run(
      "cargo",
      "install",
      "crabllm",
      "--version",
      peerVersions.crabllm,
      "--locked",
      "--root",
      folder,
    ),
  portkey: (folder) =>
    run("npm", "install", "--prefix", folder, `@portkey-ai/gateway@${peerVersions.portkey}`),
  litellm: (folder) => {
    run("python3", "-m", "venv", folder);
    run(join(folder, "bin", "pip"), "install", "-q", `litellm[proxy]==${peerVersions.litellm}`);
  },
};

const asked = process.argv.slice(2);
for (const name of PEER_NAMES.filter((peer) => asked.length === 0 || asked.includes(peer))) {
  mkdirSync(peerFolder(name), { recursive: true });
  installers[name](peerFolder(name));
  console.log(`${name} ${peerVersions[name]} is in ${peerFolder(name)}`);
}
