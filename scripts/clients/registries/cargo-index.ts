import { checksum, textFile, type RegistryFile } from "./registry-file.ts";

/** A dependency in the output of `cargo metadata`. */
interface CargoDependency {
  readonly name: string;
  /** `registry+` and the address of its registry's index. */
  readonly source: string | null;
  readonly req: string;
  readonly kind: "dev" | "build" | null;
  readonly rename: string | null;
  readonly optional: boolean;
  readonly uses_default_features: boolean;
  readonly features: readonly string[];
  readonly target: string | null;
}

/** A package in the output of `cargo metadata --no-deps`. */
export interface CargoPackage {
  readonly name: string;
  readonly version: string;
  readonly dependencies: readonly CargoDependency[];
  readonly features: Readonly<Record<string, readonly string[]>>;
}

/** One release of a crate. */
export interface Crate {
  readonly manifest: CargoPackage;
  /** The `.crate` archive. */
  readonly archive: Buffer;
  /** The index file with the releases that are already served; `""` without releases. */
  readonly index: string;
  /** Address of the folder with the archives. */
  readonly address: string;
}

/**
 * Returns the files of a sparse registry: its configuration, the index of the crate and the
 * archive.
 */
export function cargoRegistry({
  manifest,
  archive,
  index,
  address,
}: Crate): readonly RegistryFile[] {
  const { name, version } = manifest;
  if (name.length < 4) throw new Error(`the index has another place for ${name}`);
  const others = index
    .split("\n")
    .filter((line) => line !== "" && (JSON.parse(line) as { vers: string }).vers !== version);
  const line = JSON.stringify(indexLine(manifest, checksum("sha256", archive)));
  const place = `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
  const config = JSON.stringify({ dl: `${address}/{crate}-{version}.crate`, api: null });
  return [
    textFile("cargo/index/config.json", config),
    textFile(`cargo/index/${place}`, [...others, line].map((each) => `${each}\n`).join("")),
    { path: `cargo/${name}-${version}.crate`, bytes: archive },
  ];
}

function indexLine({ name, version, dependencies, features }: CargoPackage, cksum: string): object {
  const deps = dependencies.map((dependency) => ({
    name: dependency.rename ?? dependency.name,
    req: dependency.req,
    features: dependency.features,
    optional: dependency.optional,
    default_features: dependency.uses_default_features,
    target: dependency.target,
    kind: dependency.kind ?? "normal",
    // Without it cargo looks for the dependency in this registry.
    registry: dependency.source?.replace(/^registry\+/, "") ?? null,
    package: dependency.rename === null ? null : dependency.name,
  }));
  return { name, vers: version, deps, cksum, features, yanked: false, links: null, v: 2 };
}
