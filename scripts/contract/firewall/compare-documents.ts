import {
  resolve,
  type ApiDocument,
  type ApiHeader,
  type ApiMedia,
  type ApiOperation,
  type ApiParameter,
  type ApiResponse,
  type Security,
} from "./api-document.ts";
import { SchemaComparison, type Comparison } from "./compare-schemas.ts";

/** A change that a client of the older document can notice. */
export interface Breach {
  /** Operation, direction and path to the changed part. */
  readonly place: string;
  readonly what: string;
}

/** The changes from one document to the next that break a client; empty if there are none. */
export function compareDocuments(before: ApiDocument, after: ApiDocument): readonly Breach[] {
  const breaches = new Map<string, Breach>();
  const report = (place: string, what: string): void => {
    breaches.set(`${place}: ${what}`, { place, what });
  };
  const comparison = { before, after, report };
  compareServers(comparison);
  compareSchemes(comparison);
  for (const [path, item] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const place = `${method.toUpperCase()} ${path}`;
      const next = after.paths[path]?.[method];
      if (next === undefined) report(place, "is gone");
      else new OperationComparison(comparison, place).compare(operation, next);
    }
  }
  return [...breaches.values()];
}

function prefixOf({ servers }: ApiDocument): string {
  const [server] = servers;
  if (server === undefined) return "";
  const url = server.url.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => server.variables?.[name]?.default ?? "",
  );
  return url.replace(/^[a-z]+:\/\/[^/]+/, "");
}

/** The host is each gateway's own; the prefix of the paths is part of the contract. */
function compareServers({ before, after, report }: Comparison): void {
  const [old, now] = [prefixOf(before), prefixOf(after)];
  if (old !== now) report("servers", `the prefix ${old} → ${now}`);
}

function compareSchemes({ before, after, report }: Comparison): void {
  const [old, now] = [before, after].map(
    ({ components }) => components["securitySchemes"] as Readonly<Record<string, object>>,
  );
  for (const [name, scheme] of Object.entries(old ?? {})) {
    const next = now?.[name];
    if (next === undefined) continue;
    const words = (of: object) =>
      JSON.stringify(Object.entries(of).filter(([key]) => key !== "description"));
    if (words(scheme) !== words(next)) report(`security ${name}`, "is presented in another way");
  }
}

/** The parts of one operation. */
class OperationComparison {
  readonly #comparison: Comparison;

  constructor(comparison: Comparison, place: string) {
    this.#comparison = {
      ...comparison,
      report: (inner, what) => comparison.report(`${place} ${inner}`.trim(), what),
    };
  }

  compare(old: ApiOperation, now: ApiOperation): void {
    const { report, before, after } = this.#comparison;
    if (old.operationId !== now.operationId) {
      report("", `operationId ${old.operationId} → ${now.operationId}`);
    }
    this.#compareSecurity(old.security ?? before.security, now.security ?? after.security);
    this.#compareParameters(old, now);
    this.#compareBody(old.requestBody, now.requestBody);
    this.#compareResponses(old, now);
  }

  /** Each way to authenticate that was sufficient must stay sufficient. */
  #compareSecurity(old: Security = [{}], now: Security = [{}]): void {
    for (const way of old) {
      const stays = now.some((next) => Object.keys(next).every((scheme) => scheme in way));
      const name = Object.keys(way).join(" and ") || "no key";
      if (!stays) this.#comparison.report("security", `${name} is not enough`);
    }
  }

  #compareParameters(old: ApiOperation, now: ApiOperation): void {
    const { before, after, report } = this.#comparison;
    const list = (document: ApiDocument, { parameters = [] }: ApiOperation) =>
      parameters.map((parameter) => resolve<ApiParameter>(document, parameter));
    const keyOf = ({ in: place, name }: ApiParameter) =>
      `${place} ${place === "header" ? name.toLowerCase() : name}`;
    const nows = new Map(list(after, now).map((parameter) => [keyOf(parameter), parameter]));
    const olds = new Map(list(before, old).map((parameter) => [keyOf(parameter), parameter]));
    for (const [key, parameter] of olds) {
      const next = nows.get(key);
      if (next === undefined) report(key, "is gone");
      else {
        if (parameter.required !== true && next.required === true) report(key, "is required now");
        this.#compareSchemas("request", parameter.schema, next.schema, key);
      }
    }
    for (const [key, parameter] of nows) {
      if (!olds.has(key) && parameter.required === true) report(key, "is required and new");
    }
  }

  #compareBody(old: ApiOperation["requestBody"], now: ApiOperation["requestBody"]): void {
    const { report } = this.#comparison;
    if (now?.required === true && old?.required !== true) report("body", "is required now");
    for (const [type, media] of Object.entries(old?.content ?? {})) {
      const next = now?.content[type];
      if (next === undefined) report(`body ${type}`, "is refused");
      else this.#compareSchemas("request", media.schema, next.schema, "body");
    }
  }

  /** Clients must expect new failure statuses; a success must stay what it was. */
  #compareResponses(old: ApiOperation, now: ApiOperation): void {
    const { before, after, report } = this.#comparison;
    for (const [status, response] of Object.entries(old.responses)) {
      const next = now.responses[status];
      if (next !== undefined) {
        const pair = [resolve<ApiResponse>(before, response), resolve<ApiResponse>(after, next)];
        this.#compareResponse(status, pair[0] ?? {}, pair[1] ?? {});
      } else if (status.startsWith("2")) report(status, "is gone");
    }
    for (const status of Object.keys(now.responses)) {
      const isNew = old.responses[status] === undefined;
      if (isNew && !/^[45]/.test(status)) report(status, "is a new outcome");
    }
  }

  #compareResponse(status: string, old: ApiResponse, now: ApiResponse): void {
    const { report, before, after } = this.#comparison;
    for (const [type, media] of Object.entries(old.content ?? {})) {
      const next = now.content?.[type];
      if (next === undefined) report(`${status} ${type}`, "is gone");
      else this.#compareMedia(media, next, `${status} ${type}`);
    }
    for (const [name, header] of Object.entries(old.headers ?? {})) {
      const next = now.headers?.[name];
      const place = `${status} header ${name}`;
      if (next === undefined) {
        report(place, "is gone");
        continue;
      }
      const was = resolve<ApiHeader>(before, header);
      const is = resolve<ApiHeader>(after, next);
      if (was.required === true && is.required !== true) report(place, "may be missing now");
      this.#compareSchemas("reply", was.schema, is.schema, place);
    }
  }

  #compareMedia(old: ApiMedia, now: ApiMedia, place: string): void {
    this.#compareSchemas("reply", old.schema, now.schema, place);
    const [before, after] = [old["x-event-data"], now["x-event-data"]];
    if (before !== undefined && after !== undefined) {
      this.#compareSchemas("reply", before, after, `${place} data`);
    } else if (before !== undefined)
      this.#comparison.report(place, "says no more what events hold");
  }

  #compareSchemas(
    direction: "request" | "reply",
    old: ApiMedia["schema"],
    now: ApiMedia["schema"],
    place: string,
  ): void {
    new SchemaComparison(this.#comparison, direction).compare(old, now, place);
  }
}
