import type { AppDependencies } from "../http/pipeline/app-dependencies.ts";

/** Data that the pages show in addition to their own files. */
export type PageDependencies = Pick<AppDependencies, "catalog" | "originOf">;
