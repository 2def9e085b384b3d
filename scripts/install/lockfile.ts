/** One package of a lockfile (version 3), by its path below the root. */
export interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * Returns whether a package at `path` finds `name` in its own node_modules or in an enclosing one.
 */
function resolves(packages: LockedPackages, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf("node_modules/"))) {
    folder = folder.replace(/\/$/, "");
    if (Object.hasOwn(packages, `${folder === "" ? "" : `${folder}/`}node_modules/${name}`)) {
      return true;
    }
    if (folder === "") return false;
  }
}

/**
 * Returns the reasons for which `npm ci` would refuse the lockfile on some platform or install
 * unchecked code: packages that are named and missing, including those of other platforms, packages
 * without a hash, and addresses of a registry, which not every machine can reach.
 */
export function lockfileFaults(packages: LockedPackages): readonly string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const named = { ...locked.dependencies, ...locked.optionalDependencies };
    const missing = Object.keys(named).filter((name) => !resolves(packages, path, name));
    const isUnchecked = path !== "" && locked.integrity === undefined;
    return [
      ...missing.map((name) => `${path || "the project"} lacks ${name}`),
      ...(isUnchecked && locked.link !== true && locked.inBundle !== true
        ? [`${path} has no integrity`]
        : []),
      ...(locked.resolved === undefined ? [] : [`${path} names an address`]),
    ];
  });
}
