import type { Log } from "../../core/log/log.ts";
import type { TracingConfig } from "../config/read-tracing.ts";
import { VERSION } from "./version.ts";
import type { Tracing } from "../observe/tracing.ts";

export interface OpenTracingDependencies {
  /** Identifies this process or thread among all that export. */
  readonly replica: string;
  readonly log: Pick<Log, "warn">;
}

/** Starts tracing; loads OpenTelemetry only if it is configured. */
export async function openTracing(
  { tracing }: { readonly tracing: TracingConfig | null },
  options: OpenTracingDependencies,
): Promise<Tracing | null> {
  if (tracing === null) return null;
  const { startTracing } = await import("../observe/otel-tracing.ts");
  return startTracing({ ...tracing, ...options, version: VERSION });
}
