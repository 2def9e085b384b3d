import type {
  ReportedUsage,
  TokenUsage,
  UsageFault,
  UsageFaults,
} from "../../../core/conversation/token-usage.ts";
import { asCount, type JsonObject, asObject } from "../../../core/raw-json/untyped-json.ts";

/** The numbers of a vendor's report as they were received; undefined and null count as absent. */
export interface UsageReport {
  /** All input, or all but the caches: see `caches`. */
  readonly input: unknown;
  /** Input read from a cache. */
  readonly cached: unknown;
  /** Input written to a cache. */
  readonly written: unknown;
  /** The part of it that was written for an hour. */
  readonly writtenForHour?: unknown;
  readonly output: unknown;
  readonly reasoning: unknown;
  /** Of both sides. It is evidence only, and never charged. */
  readonly total: unknown;
  /**
   * Whether the wire counts the caches within the input or beside it. The numbers of a report may
   * show that its vendor does not do as the wire.
   */
  readonly caches: "within" | "beside";
}

/** Whether the input includes the tokens read from a cache, and those written to one. */
interface Placement {
  readonly isCachedWithin: boolean;
  readonly isWrittenWithin: boolean;
}

const WITHIN: Placement = { isCachedWithin: true, isWrittenWithin: true };
const BESIDE: Placement = { isCachedWithin: false, isWrittenWithin: false };
/** Of a wire that counts the caches within the input, the likeliest first. */
const placements: readonly Placement[] = [
  WITHIN,
  { isCachedWithin: true, isWrittenWithin: false },
  { isCachedWithin: false, isWrittenWithin: true },
  BESIDE,
];

/** The reading of a report. */
interface Reading {
  readonly placement: Placement;
  /** Output that the total shows, in addition to the reported output. */
  readonly hidden: number;
  /** See `TokenUsage.deniedOutput`. */
  readonly denied?: number;
  readonly fault?: UsageFault;
}

/** The valid counts of a side; absent ones are undefined. */
type Counts<Name extends string> = Readonly<Record<Name, number | undefined>>;
type InputCounts = Counts<"all" | "cached" | "written" | "hour">;
type OutputCounts = Counts<"all" | "reasoning">;

/**
 * Reads a report of any wire into disjoint buckets, with the faults that its numbers alone show, and
 * with the vendor's numbers if the buckets are not simply these. Undefined if it has neither counts
 * nor a cost. The table of the readings is in `docs/decisions/usage-reports.md`.
 */
export function readReport(report: UsageReport, source: JsonObject): TokenUsage | undefined {
  const { cached, written, writtenForHour: hour, reasoning } = report;
  const input = countsOf({ all: report.input, cached, written, hour });
  const output = countsOf({ all: report.output, reasoning });
  const reading = readingOf(report, input, output);
  const outputTokens = output?.all === undefined ? undefined : output.all + reading.hidden;
  const isReasoningAbove = (output?.reasoning ?? 0) > (outputTokens ?? Number.POSITIVE_INFINITY);
  const other = reading.fault ?? (isReasoningAbove ? "reasoning" : undefined);
  const faults: UsageFaults = {
    ...(input === undefined && { input: "not-a-count" }),
    ...(output === undefined && { output: "not-a-count" }),
    ...(other && { other }),
  };
  const isFaulty = Object.keys(faults).length > 0;
  const isPlain = reading.placement === placementOfWire(report) && reading.hidden === 0;
  const usage: TokenUsage = {
    ...(input && inputBuckets(input, reading.placement, report.caches)),
    ...(outputTokens !== undefined && outputBuckets(outputTokens, output?.reasoning)),
    ...(reading.denied !== undefined && { deniedOutput: reading.denied }),
    ...vendorCost(source),
    ...(isFaulty && { faults }),
    ...((isFaulty || !isPlain) && { reported: numbersOf(report) }),
  };
  return Object.keys(usage).length > 0 ? usage : undefined;
}

/**
 * Returns the tokens written to a cache by their lifetimes (Anthropic's `cache_creation`), for a
 * report without their sum. Undefined without lifetimes; NaN if one of them is not a valid count.
 */
export function sumOfLifetimes(lifetimes: JsonObject | undefined): unknown {
  const { ephemeral_5m_input_tokens: short, ephemeral_1h_input_tokens: hour } = lifetimes ?? {};
  const counts = countsOf({ short, hour });
  if (counts === undefined) return Number.NaN;
  const isAbsent = counts.short === undefined && counts.hour === undefined;
  return isAbsent ? undefined : (counts.short ?? 0) + (counts.hour ?? 0);
}

function placementOfWire({ caches }: UsageReport): Placement {
  return caches === "within" ? WITHIN : BESIDE;
}

/**
 * Returns the reading that agrees with every number. Caches above the input show that they are
 * beside it. The total decides the rest, if it is exactly the sum of a possible reading. Otherwise
 * it shows hidden output, if the input has its caches within and no reasoning is counted.
 */
function readingOf(
  report: UsageReport,
  input: InputCounts | undefined,
  output: OutputCounts | undefined,
): Reading {
  if (report.caches === "beside") return { placement: BESIDE, hidden: 0 };
  const { all = 0, cached = 0, written = 0 } = input ?? {};
  const possible = placements.filter(
    (placement) => cachesWithin(placement, cached, written) <= all,
  );
  const usual = possible.includes(WITHIN) ? WITHIN : BESIDE;
  // Some servers fill a total that they do not count with zero.
  const total = asCount(report.total) ?? 0;
  if (input?.all === undefined || output?.all === undefined || total === 0) {
    return { placement: usual, hidden: 0 };
  }
  const { reasoning = 0 } = output;
  for (const placement of possible) {
    const sum = all + cached + written - cachesWithin(placement, cached, written) + output.all;
    if (total === sum) return { placement, hidden: 0 };
    if (total === sum + reasoning) return { placement, hidden: reasoning };
  }
  const rest = total - all - output.all;
  if (usual === BESIDE || all === 0 || rest < 0 || reasoning > 0) {
    // Some servers write the output alone as their total.
    const isOfOutput = total === output.all;
    return { placement: usual, hidden: 0, ...(!isOfOutput && { fault: "total" }) };
  }
  return output.reasoning === undefined
    ? { placement: usual, hidden: rest }
    : { placement: usual, hidden: 0, denied: rest, fault: "total" };
}

/** Returns the caches' tokens that this placement has within the input. */
function cachesWithin(
  { isCachedWithin, isWrittenWithin }: Placement,
  cached: number,
  written: number,
): number {
  return (isCachedWithin ? cached : 0) + (isWrittenWithin ? written : 0);
}

/**
 * Returns the buckets of the input. An omitted cache is zero if the input and, on a wire with the
 * caches beside it, the other cache are reported, so that a later report replaces all buckets.
 */
function inputBuckets(
  { all, cached, written, hour }: InputCounts,
  placement: Placement,
  caches: UsageReport["caches"],
): TokenUsage {
  // Without a write, a zero is not the lifetime of one that a later report has.
  const lifetime = hour !== undefined && !!written && { cacheWrite1h: Math.min(hour, written) };
  if (all !== undefined && (caches === "within" || (cached ?? written) !== undefined)) {
    const freshInput = all - cachesWithin(placement, cached ?? 0, written ?? 0);
    return { freshInput, cachedInput: cached ?? 0, cacheWrite: written ?? 0, ...lifetime };
  }
  if (caches === "within") return {};
  return {
    ...(all !== undefined && { freshInput: all }),
    ...(cached !== undefined && { cachedInput: cached }),
    ...(written !== undefined && { cacheWrite: written }),
    ...lifetime,
  };
}

/** Returns output tokens with the part of them that was reasoning. */
function outputBuckets(output: number, reasoning: number | undefined): TokenUsage {
  return {
    output,
    ...(reasoning !== undefined && { reasoning: Math.min(reasoning, output) }),
  };
}

/** Returns the numbers of one side; undefined if one of them is present but not a valid count. */
function countsOf<Name extends string>(
  values: Readonly<Record<Name, unknown>>,
): Counts<Name> | undefined {
  const counts: Partial<Record<Name, number | undefined>> = {};
  for (const name of Object.keys(values) as Name[]) {
    const value = values[name];
    const count = asCount(value);
    if (count === undefined && value !== undefined && value !== null) return undefined;
    counts[name] = count;
  }
  return counts as Record<Name, number | undefined>;
}

/** Returns what the vendor wrote, as far as it is numbers that a record can have. */
function numbersOf(report: UsageReport): ReportedUsage {
  const fields = {
    promptTokens: report.input,
    completionTokens: report.output,
    cachedTokens: report.cached,
    cacheWriteTokens: report.written,
    reasoningTokens: report.reasoning,
    totalTokens: report.total,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isRecordable(value)));
}

function isRecordable(value: unknown): boolean {
  return typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

const TICKS_DIGITS = 10;
const COST_DIGITS = 12;
/** Above the cost of any request; a higher value is an error. */
const COST_MAX = 1_000_000;

/**
 * Returns the request's cost in dollars as reported in the vendor's `usage`: `cost` (OpenRouter),
 * `cost.total_cost` (Perplexity), `cost_in_usd_ticks` (xAI), `estimated_cost` (DeepInfra).
 */
function vendorCost(usage: JsonObject): Pick<TokenUsage, "vendorCost"> {
  const ticks = asCount(usage["cost_in_usd_ticks"]);
  const stated =
    usage["cost"] === undefined
      ? usage["estimated_cost"]
      : (asObject(usage["cost"])?.["total_cost"] ?? usage["cost"]);
  const cost =
    ticks === undefined ? decimal(stated) : fixed(String(ticks).padStart(TICKS_DIGITS + 1, "0"));
  return cost === undefined ? {} : { vendorCost: cost };
}

function decimal(value: unknown): string | undefined {
  if (typeof value !== "number" || !(value >= 0 && value <= COST_MAX)) return undefined;
  return trimmed(value.toFixed(COST_DIGITS));
}

function fixed(digits: string): string {
  return trimmed(`${digits.slice(0, -TICKS_DIGITS)}.${digits.slice(-TICKS_DIGITS)}`);
}

function trimmed(number: string): string {
  return number.replace(/\.?0+$/, "");
}
