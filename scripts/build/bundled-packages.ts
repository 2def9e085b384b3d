/** The fields that are read of a package of the lockfile. */
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

/** Packages that the build omits because the image has its own Node. */
const NODES = /^node(?:-bin)?-(?:darwin|linux|win)/;

/** Returns the packages that the build bundles, from the lockfile's text, by name and version. */
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
