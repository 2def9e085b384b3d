import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { parse } from "yaml";
import { mustRun, ROOT } from "./tools.ts";

/** Compose's own library, which contains the schema. */
const MODULE = "github.com/compose-spec/compose-go/v2@v2.9.1";

interface Service {
  readonly image?: string;
  readonly read_only?: boolean;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop_grace_period?: string;
}

async function readSchema(): Promise<object> {
  const { stdout } = await mustRun(["go", "mod", "download", "-json", MODULE]);
  const { Dir } = JSON.parse(stdout) as { Dir: string };
  const text = readFileSync(join(Dir, "schema/compose-spec.json"), "utf8");
  // The draft's address with `https`, which validators do not support.
  return { ...(JSON.parse(text) as object), $schema: "http://json-schema.org/draft-07/schema#" };
}

function mustHold(isTrue: boolean, message: string): void {
  if (!isTrue) throw new Error(message);
}

/** Checks compose.yaml against Compose's schema, and that its mounted files exist. */
export async function checkCompose(): Promise<string> {
  const text = readFileSync(join(ROOT, "deploy/compose.yaml"), "utf8");
  const compose = parse(text, { merge: true }) as { services: Record<string, Service> };
  const validate = new Ajv({ strict: false, allErrors: true, logger: false }).compile(
    await readSchema(),
  );
  mustHold(validate(compose), JSON.stringify(validate.errors, null, 2));
  mustHold(!validate({ ...compose, servicez: {} }), "the schema takes anything");
  for (const [name, { image, volumes = [] }] of Object.entries(compose.services)) {
    mustHold(image === undefined || /:[^:]*\d/.test(image), `${name}: ${image} names no version`);
    for (const volume of volumes.filter((entry) => entry.startsWith("./"))) {
      const [path = ""] = volume.split(":");
      mustHold(existsSync(join(ROOT, "deploy", path)), `${name}: ${path} is not there`);
    }
  }
  const gateway = compose.services["gateway"];
  const graceMs = Number.parseInt(gateway?.stop_grace_period ?? "0", 10) * 1_000;
  mustHold(gateway?.read_only === true, "the gateway's root file system is writable");
  mustHold(graceMs > Number(gateway?.environment?.["DRAIN_MS"]), "killed before it has drained");
  const own = ["METRICS_PORT", "ADMIN_PORT"].map((name) => gateway?.environment?.[name]);
  mustHold(
    own.every((port) => port !== undefined && port !== "8080"),
    "operators share a port",
  );
  for (const [name, { ports = [] }] of Object.entries(compose.services)) {
    const isLocal = ports.every((port) => port.startsWith("127.0.0.1:"));
    mustHold(isLocal, `${name}: a port is published to the network`);
  }
  return Object.keys(compose.services).join(", ");
}
