import type { AppDependencies } from "../http/pipeline/app-dependencies.ts";

/** What the pages show beside their own files. */
export type PageDependencies = Pick<AppDependencies, "catalog" | "originOf">;
