/** A package of the lockfile, as far as it is read here. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** Packages that the build leaves out: the image has a Node of its own. */
const NODES = /^node(?:-bin)?-(?:darwin|linux|win)/;

/** The packages that are bundled into the build, from the lockfile's text, by name and version. */
export function bundledPackages(lockfile: string): readonly LicensedPackage[] {
  const { packages } = JSON.parse(lockfile) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== "" && dev !== true && devOptional !== true)
    .map(([path, { version = "", license = "" }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      if (license === "") throw new Error(`the lockfile names no licence of ${name}`);
      return { name, version, license };
    })
    .filter(({ name }) => !NODES.test(name))
    .toSorted((left, right) =>
      `${left.name}@${left.version}` < `${right.name}@${right.version}` ? -1 : 1,
    );
}
