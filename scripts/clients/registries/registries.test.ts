import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { cargoRegistry, type CargoPackage } from "./cargo-index.ts";
import { goProxy } from "./go-proxy.ts";
import { mavenRepository } from "./maven-repository.ts";
import { pythonIndex } from "./python-index.ts";
import { checksum, type RegistryFile } from "./registry-file.ts";
import { tarGz } from "./tar.ts";
import { zip } from "./zip.ts";

function texts(files: readonly RegistryFile[]): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(({ path, bytes }) => [path, bytes.toString("latin1")]));
}

test("pip's index names each wheel with its checksum, relative to the index", () => {
  const wheel = { path: "python/chat_gateway-1.0.0-py3-none-any.whl", bytes: Buffer.from("w") };
  const index = texts(pythonIndex([wheel]));
  expect(index["python/simple/index.html"]).toContain('<a href="chat-gateway/">chat-gateway</a>');
  expect(index["python/simple/chat-gateway/index.html"]).toContain(
    `<a href="../../chat_gateway-1.0.0-py3-none-any.whl#sha256=${checksum("sha256", wheel.bytes)}" ` +
      'data-requires-python="&gt;=3.9">chat_gateway-1.0.0-py3-none-any.whl</a>',
  );
});

test("go's proxy lists all releases, and zips the module under its name and version", () => {
  const files = [
    { name: "go.mod", bytes: Buffer.from("module example.com/m\n") },
    { name: "inner/a.go", bytes: Buffer.from("package inner\n") },
  ];
  const module = { module: "example.com/m", version: "1.1.0", files, others: ["1.0.0", "1.1.0"] };
  const proxy = texts(goProxy(module));
  expect(proxy["go/example.com/m/@v/list"]).toBe("v1.0.0\nv1.1.0\n");
  expect(proxy["go/example.com/m/@v/v1.1.0.info"]).toBe('{"Version":"v1.1.0"}');
  expect(proxy["go/example.com/m/@latest"]).toBe('{"Version":"v1.1.0"}');
  expect(proxy["go/example.com/m/@v/v1.1.0.mod"]).toBe("module example.com/m\n");
  expect(proxy["go/example.com/m/@v/v1.1.0.zip"]).toContain("example.com/m@v1.1.0/inner/a.go");
  expect(() => goProxy({ ...module, module: "example.com/M" })).toThrow("escapes");
  expect(() => goProxy({ ...module, files: files.slice(1) })).toThrow("go.mod");
});

test("a Maven repository has jar, pom and metadata, each with its checksums", () => {
  const jar = Buffer.from("jar");
  const artefact = { groupId: "com.example", artifactId: "a", version: "1.1.0", jar };
  const others = ["1.0.0"];
  const files = texts(mavenRepository({ ...artefact, pom: Buffer.from("pom"), others }));
  const place = "maven/com/example/a";
  const names = [`${place}/1.1.0/a-1.1.0.jar`, `${place}/1.1.0/a-1.1.0.pom`];
  for (const name of [...names, `${place}/maven-metadata.xml`]) {
    const bytes = Buffer.from(files[name] ?? "");
    expect(files[`${name}.sha1`]).toBe(checksum("sha1", bytes));
    expect(files[`${name}.md5`]).toBe(checksum("md5", bytes));
  }
  expect(files[`${place}/maven-metadata.xml`]).toMatch(
    /<release>1\.1\.0<\/release>[^]*<version>1\.0\.0<\/version>\s*<version>1\.1\.0<\/version>/,
  );
});

const manifest: CargoPackage = {
  name: "chat-gateway",
  version: "1.1.0",
  features: { default: ["tls"], tls: ["net/tls"] },
  dependencies: [
    {
      name: "net",
      source: "registry+https://index.example",
      req: "^1.0",
      kind: null,
      rename: null,
      optional: true,
      uses_default_features: false,
      features: ["json"],
      target: null,
    },
    {
      name: "tool",
      source: "registry+https://index.example",
      req: "^2",
      kind: "dev",
      rename: "other",
      optional: false,
      uses_default_features: true,
      features: [],
      target: "cfg(unix)",
    },
  ],
};

test("cargo's index keeps other releases and replaces this one", () => {
  const archive = Buffer.from("crate");
  const earlier = '{"name":"chat-gateway","vers":"1.0.0"}';
  const index = `${earlier}\n{"name":"chat-gateway","vers":"1.1.0","cksum":"old"}\n`;
  const files = texts(cargoRegistry({ manifest, archive, index, address: "http://h/c" }));
  expect(files["cargo/index/config.json"]).toBe(
    '{"dl":"http://h/c/{crate}-{version}.crate","api":null}',
  );
  const [first, second = "", ...rest] = files["cargo/index/ch/at/chat-gateway"]?.split("\n") ?? [];
  expect([first, rest]).toEqual([earlier, [""]]);
  expect(JSON.parse(second)).toMatchObject({
    vers: "1.1.0",
    cksum: checksum("sha256", archive),
    features: { default: ["tls"], tls: ["net/tls"] },
    deps: [
      {
        name: "net",
        kind: "normal",
        optional: true,
        default_features: false,
        registry: "https://index.example",
        package: null,
        target: null,
      },
      { name: "other", package: "tool", kind: "dev", target: "cfg(unix)" },
    ],
  });
  expect(files["cargo/chat-gateway-1.1.0.crate"]).toBe("crate");
});

test("a zip has each file deflated after its name, and has the same bytes each time", () => {
  const bytes = Buffer.from("text ".repeat(100));
  const archive = zip([{ name: "größe/a.txt", bytes }]);
  const nameLength = archive.readUInt16LE(26);
  expect(archive.subarray(30, 30 + nameLength).toString()).toBe("größe/a.txt");
  const packed = archive.subarray(30 + nameLength, 30 + nameLength + archive.readUInt32LE(18));
  expect(inflateRawSync(packed)).toEqual(bytes);
  expect(zip([{ name: "größe/a.txt", bytes }])).toEqual(archive);
});

test("tar unpacks an archive with long names, sizes around a block and executables", () => {
  const folder = mkdtempSync(join(tmpdir(), "tar-"));
  const long = `${"folder/".repeat(20)}a.txt`;
  const file = (name: string, size: number, isExecutable = false) => ({
    name,
    bytes: Buffer.alloc(size, "x"),
    isExecutable,
  });
  const entries = [file("run", 512, true), file(long, 513), file("empty", 0)];
  writeFileSync(join(folder, "a.tar.gz"), tarGz(entries));
  execFileSync("tar", ["-xzf", "a.tar.gz"], { cwd: folder });
  for (const { name, bytes, isExecutable } of entries) {
    expect(readFileSync(join(folder, name))).toEqual(bytes);
    expect((statSync(join(folder, name)).mode & 0o100) !== 0).toBe(isExecutable);
  }
  rmSync(folder, { recursive: true });
  expect(tarGz(entries)).toEqual(tarGz(entries));
  expect(() => tarGz([file("x".repeat(101), 1)])).toThrow("too long");
});
