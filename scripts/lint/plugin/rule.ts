/** The fields of a syntax tree's node that a rule of the linter reads. */
export interface Node {
  readonly type: string;
  readonly name?: string;
  readonly computed?: boolean;
  readonly object?: Node;
  readonly property?: Node;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
}

/** The file that is checked. */
export interface Context {
  readonly filename: string;
  readonly cwd: string;
  readonly report: (finding: { readonly node: Node; readonly message: string }) => void;
}

/** Returns the path of the file from the project's folder. */
export function fileOf({ filename, cwd }: Context): string {
  return filename.slice(cwd.length + 1).replaceAll("\\", "/");
}
