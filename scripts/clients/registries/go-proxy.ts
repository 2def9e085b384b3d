import { textFile, type RegistryFile } from "./registry-file.ts";
import { zip, type ZipEntry } from "./zip.ts";

/** One release of a Go module. */
export interface GoModule {
  readonly module: string;
  /** Without the `v`. */
  readonly version: string;
  /** Files with names relative to the module's folder, including `go.mod`. */
  readonly files: readonly ZipEntry[];
  /** Other releases that are already served, without the `v`. */
  readonly others: readonly string[];
}

/** Returns the files of the GOPROXY protocol for a release, and the list of all releases. */
export function goProxy({ module, version, files, others }: GoModule): readonly RegistryFile[] {
  if (module !== module.toLowerCase()) throw new Error(`${module} would need escapes`);
  const manifest = files.find(({ name }) => name === "go.mod");
  if (manifest === undefined) throw new Error(`${module} has no go.mod`);
  const info = JSON.stringify({ Version: `v${version}` });
  const prefix = `${module}@v${version}/`;
  const archive = zip(files.map(({ name, bytes }) => ({ name: prefix + name, bytes })));
  const versions = [...new Set([...others, version])].map((each) => `v${each}\n`).toSorted();
  const place = `go/${module}`;
  return [
    textFile(`${place}/@latest`, info),
    textFile(`${place}/@v/list`, versions.join("")),
    textFile(`${place}/@v/v${version}.info`, info),
    { path: `${place}/@v/v${version}.mod`, bytes: manifest.bytes },
    { path: `${place}/@v/v${version}.zip`, bytes: archive },
  ];
}
