import {
  deprecatedFields,
  deprecatedOperations,
  type DeprecatedField,
  type DeprecationDates,
} from "../../../generated/deprecations.ts";
import type { Catalog, Model } from "./model.ts";

/** Something deprecated, with its dates as far as they are known; Unix milliseconds. */
export interface Deprecation {
  /** `operation:…`, `field:…` or `model:…`; without spaces, quotes and backslashes. */
  readonly id: string;
  readonly atMs: number | null;
  readonly sunsetMs: number | null;
}

const NONE: readonly Deprecation[] = [];

const ofFields: ReadonlyMap<DeprecatedField, Deprecation> = new Map(
  Object.entries(deprecatedFields).map(([name, dates]) => [
    name as DeprecatedField,
    { id: `field:${name}`, ...dates },
  ]),
);

/** Returns the deprecated operation with this id; null if it is not deprecated. */
export function deprecatedOperation(
  operationId: string,
  table: Readonly<Partial<Record<string, DeprecationDates>>> = deprecatedOperations,
): Deprecation | null {
  const dates = Object.hasOwn(table, operationId) ? table[operationId] : undefined;
  return dates === undefined ? null : { id: `operation:${operationId}`, ...dates };
}

/** Returns the deprecations of a request, before its model is known. */
export function deprecationsOf(
  operationId: string,
  fields: readonly DeprecatedField[],
): readonly Deprecation[] {
  const operation = deprecatedOperation(operationId);
  if (operation === null && fields.length === 0) return NONE;
  const used = fields.flatMap((field) => ofFields.get(field) ?? []);
  return operation === null ? used : [operation, ...used];
}

/** Returns the deprecation of a model; null if it is neither deprecated nor to be retired. */
export function deprecatedModel(model: Model): Deprecation | null {
  const { id, lifecycle, deprecatedAtMs, retiresAtMs } = model;
  const isDated = deprecatedAtMs !== undefined || retiresAtMs !== undefined;
  if (!isDated && lifecycle !== "deprecated") return null;
  return { id: `model:${id}`, atMs: deprecatedAtMs ?? null, sunsetMs: retiresAtMs ?? null };
}

/** Returns everything that is deprecated now: operations, fields, and the models of a catalog. */
export function allDeprecations({ models }: Catalog): readonly Deprecation[] {
  return [
    ...Object.keys(deprecatedOperations).flatMap((name) => deprecatedOperation(name) ?? []),
    ...ofFields.values(),
    ...[...models.values()].flatMap((model) => deprecatedModel(model) ?? []),
  ];
}
