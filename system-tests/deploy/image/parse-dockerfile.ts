/** One instruction of a Dockerfile, with its continued lines joined. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** Returns the instructions of a Dockerfile in their order. */
export function parseDockerfile(text: string): readonly Instruction[] {
  const lines = text.split("\n").filter((line) => !line.trimStart().startsWith("#"));
  return lines
    .join("\n")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .flatMap((line) => {
      const [, name, rest] = /^\s*([A-Z]+)\s+(.*\S)\s*$/.exec(line) ?? [];
      return name === undefined || rest === undefined ? [] : [{ name, text: rest }];
    });
}

/** One COPY: its flags, sources and target. */
export interface Copy {
  readonly from: string | undefined;
  readonly chown: { readonly uid: number; readonly gid: number } | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

/** Reads a COPY's text; throws on an unknown flag. */
export function parseCopy(text: string): Copy {
  const words = text.split(/\s+/);
  const flags = words.filter((word) => word.startsWith("--"));
  const paths = words.filter((word) => !word.startsWith("--"));
  const known = new Map(
    flags.map((flag) => {
      const [, name, value] = /^--(from|chown)=(.+)$/.exec(flag) ?? [];
      if (name === undefined || value === undefined) throw new Error(`COPY ${flag} is not known`);
      return [name, value] as const;
    }),
  );
  const chown = known.get("chown")?.split(":").map(Number);
  const [uid, gid] = chown ?? [];
  return {
    from: known.get("from"),
    chown: uid === undefined || gid === undefined ? undefined : { uid, gid },
    sources: paths.slice(0, -1),
    target: paths.at(-1) ?? "",
  };
}
