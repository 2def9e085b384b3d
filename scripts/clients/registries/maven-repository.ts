import { checksum, textFile, type RegistryFile } from "./registry-file.ts";

/** One release of an artefact. */
export interface MavenArtefact {
  readonly groupId: string;
  readonly artifactId: string;
  readonly version: string;
  readonly jar: Buffer;
  readonly pom: Buffer;
  /** Other releases that are already served. */
  readonly others: readonly string[];
}

/** Returns the files of a Maven repository for a release, each with its checksums. */
export function mavenRepository(artefact: MavenArtefact): readonly RegistryFile[] {
  const { groupId, artifactId, version, jar, pom } = artefact;
  const place = `maven/${groupId.replaceAll(".", "/")}/${artifactId}`;
  const name = `${place}/${version}/${artifactId}-${version}`;
  const files = [
    { path: `${name}.jar`, bytes: jar },
    { path: `${name}.pom`, bytes: pom },
    textFile(`${place}/maven-metadata.xml`, metadata(artefact)),
  ];
  return files.flatMap((file) => [
    file,
    textFile(`${file.path}.sha1`, checksum("sha1", file.bytes)),
    textFile(`${file.path}.md5`, checksum("md5", file.bytes)),
  ]);
}

function metadata({ groupId, artifactId, version, others }: MavenArtefact): string {
  const versions = [...new Set([...others, version])].toSorted();
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    "<metadata>",
    `  <groupId>${groupId}</groupId>`,
    `  <artifactId>${artifactId}</artifactId>`,
    "  <versioning>",
    `    <latest>${version}</latest>`,
    `    <release>${version}</release>`,
    "    <versions>",
    ...versions.map((each) => `      <version>${each}</version>`),
    "    </versions>",
    "  </versioning>",
    "</metadata>",
    "",
  ].join("\n");
}
