import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { addCommonParts } from "./common-parts.ts";
import type { Json, JsonObject, OpenApiDocument } from "./document.ts";
import { presentationOf, withoutPresentation } from "./presentation.ts";

/**
 * Folders, and sections of a file, with entries that become components; all other parts are
 * inlined.
 */
const componentKinds = ["schemas", "responses", "parameters", "headers"] as const;
type ComponentKind = (typeof componentKinds)[number];

/**
 * Target of a `$ref`: a file, and the path to one of its entries; without a path, the whole file.
 */
interface Target {
  readonly file: URL;
  readonly keys: readonly string[];
  readonly kind: ComponentKind | null;
}

/**
 * Bundles the specification at `root` and all parts that it refers to into one OpenAPI document.
 *
 * An entry of a part in `schemas/`, `responses/`, `parameters/` or `headers/`, or in a section of
 * that name of any part, becomes the component of its key, in alphabetical order; every other
 * reference is replaced by its target. The parts under `x-common` of the root are added to the
 * operations.
 */
export async function bundleSpecification(root: URL): Promise<OpenApiDocument> {
  return (await bundleWithPresentation(root)).document;
}

/**
 * Like `bundleSpecification`, and also returns the document with the extensions that say how our
 * commands and pages present its fields.
 */
export async function bundleWithPresentation(
  root: URL,
): Promise<{ readonly document: OpenApiDocument; readonly presented: OpenApiDocument }> {
  const presented: Json = await new Bundler().bundle(root);
  // The lint and the tests check this shape; the bundler reads only references.
  const checked = (document: unknown) => document as OpenApiDocument;
  return { document: checked(withoutPresentation(presented)), presented: checked(presented) };
}

class Bundler {
  readonly #files = new Map<string, Json>();
  readonly #origins = new Map<string, string>();
  readonly #components = new Map<ComponentKind, Map<string, Json>>(
    componentKinds.map((kind) => [kind, new Map()]),
  );

  async bundle(root: URL): Promise<JsonObject> {
    const document = await this.#resolve(await this.#load(root), root);
    if (!isObject(document)) throw new Error(`${root.pathname}: not an object`);
    const components: Record<string, Json> = {};
    for (const [kind, entries] of this.#components) {
      const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
      components[kind] = Object.fromEntries(sorted);
    }
    const own = document["components"];
    const whole = { ...document, components: { ...(isObject(own) ? own : {}), ...components } };
    return addCommonParts(whole);
  }

  async #load(file: URL): Promise<Json> {
    const known = this.#files.get(file.href);
    if (known !== undefined) return known;
    const content = parse(await readFile(file, "utf8")) as Json;
    this.#files.set(file.href, content);
    return content;
  }

  async #resolve(node: Json, file: URL): Promise<Json> {
    if (Array.isArray(node)) {
      return Promise.all(node.map((item: Json) => this.#resolve(item, file)));
    }
    if (!isObject(node)) return node;
    const { $ref } = node;
    if (typeof $ref === "string") {
      const target = await this.#follow(locate($ref, file));
      return isObject(target) ? { ...target, ...presentationOf(node) } : target;
    }
    const resolved: Record<string, Json> = {};
    for (const [key, value] of Object.entries(node)) {
      resolved[key] =
        key === "discriminator" && isObject(value)
          ? await this.#resolveDiscriminator(value, file)
          : await this.#resolve(value, file);
    }
    return resolved;
  }

  /** The values of a discriminator's mapping are references too, written as plain strings. */
  async #resolveDiscriminator(node: JsonObject, file: URL): Promise<Json> {
    const { mapping } = node;
    if (!isObject(mapping)) return node;
    const resolved: Record<string, Json> = {};
    for (const [tag, reference] of Object.entries(mapping)) {
      if (typeof reference !== "string") throw new Error(`${file.pathname}: mapping ${tag}`);
      const target = await this.#follow(locate(reference, file));
      resolved[tag] = isObject(target) ? (target["$ref"] ?? null) : null;
    }
    return { ...node, mapping: resolved };
  }

  async #follow({ file, keys, kind }: Target): Promise<Json> {
    const entry = find(await this.#load(file), keys);
    if (entry === undefined) throw new Error(`${file.pathname} has no entry ${keys.join("/")}`);
    if (kind === null) return this.#resolve(entry, file);
    const key = keys.at(-1) ?? "";
    await this.#addComponent(kind, key, file, entry);
    return { $ref: `#/components/${kind}/${key}` };
  }

  async #addComponent(kind: ComponentKind, key: string, file: URL, entry: Json) {
    const name = `${kind}/${key}`;
    const origin = this.#origins.get(name);
    if (origin === file.href) return;
    if (origin !== undefined) throw new Error(`two components ${name}: ${origin}, ${file.href}`);
    this.#origins.set(name, file.href);
    this.#components.get(kind)?.set(key, await this.#resolve(entry, file));
  }
}

/** Returns the target of `chat-tools.yaml#/ChatTool` in `file`. */
function locate(reference: string, file: URL): Target {
  const [path = "", pointer = ""] = reference.split("#");
  const target = path === "" ? file : new URL(path, file);
  const keys = pointer.split("/").filter((key) => key !== "");
  const place = keys.length > 1 ? keys[0] : target.pathname.split("/").at(-2);
  return { file: target, keys, kind: componentKinds.find((kind) => kind === place) ?? null };
}

function find(node: Json | undefined, [key, ...further]: readonly string[]): Json | undefined {
  if (key === undefined) return node;
  return isObject(node) ? find(node[key], further) : undefined;
}

function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}
