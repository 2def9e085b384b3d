import { Counter, Histogram, type Registry } from "prom-client";

/** A row of the table of metrics. */
export interface MetricRow<Names extends readonly string[] = readonly string[]> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: Names;
}

/** One value per label, in the order of the row's names; an empty value omits the label. */
export type LabelValues<Names extends readonly string[]> = {
  readonly [At in keyof Names]: string;
};

interface Place<Child> {
  readonly child: Child;
  readonly labels: Readonly<Record<string, string>>;
}

class Branch<Child> {
  readonly next = new Map<string, Branch<Child>>();
  place: Place<Child> | null = null;
}

/**
 * The children of a metric, found by one lookup per label. prom-client's own children concatenate
 * the names and values of their labels into a new string at each count, even if bound.
 */
class Children<Child> {
  readonly all: Place<Child>[] = [];
  readonly #root = new Branch<Child>();
  readonly #names: readonly string[];
  readonly #make: () => Child;

  constructor(names: readonly string[], make: () => Child) {
    this.#names = names;
    this.#make = make;
    if (names.length === 0) this.of([]);
  }

  of(values: readonly string[]): Child {
    let branch = this.#root;
    for (const value of values) {
      let next = branch.next.get(value);
      if (next === undefined) branch.next.set(value, (next = new Branch()));
      branch = next;
    }
    branch.place ??= this.#add(values);
    return branch.place.child;
  }

  #add(values: readonly string[]): Place<Child> {
    const pairs = this.#names.map((name, at) => [name, values[at] ?? ""] as const);
    const labels = Object.fromEntries(pairs.filter(([, value]) => value !== ""));
    const place = { child: this.#make(), labels };
    this.all.push(place);
    return place;
  }
}

type CounterValues = Awaited<ReturnType<Counter["get"]>>;

export interface CounterOptions<Names extends readonly string[]> {
  readonly row: MetricRow<Names>;
  readonly registry: Registry;
  /** Divisor applied when the value is read, so that sums of integers stay exact. */
  readonly divisor?: number;
}

/** A counter in prom-client's registry with children that are counted in place. */
export class CounterFamily<const Names extends readonly string[]> extends Counter {
  readonly #children: Children<{ count: number }>;
  readonly #divisor: number;

  constructor({ row, registry, divisor = 1 }: CounterOptions<Names>) {
    super({ ...row, labelNames: [...row.labelNames], registers: [registry] });
    this.#children = new Children(row.labelNames, () => ({ count: 0 }));
    this.#divisor = divisor;
  }

  add(amount: number, ...values: LabelValues<Names>): void {
    this.#children.of(values).count += amount;
  }

  override async get(): Promise<CounterValues> {
    const values = this.#children.all.map(({ child, labels }) => ({
      labels,
      value: child.count / this.#divisor,
    }));
    return { ...(await super.get()), values };
  }
}

/** A row for values that are counted by size. */
export interface HistogramRow<
  Names extends readonly string[] = readonly string[],
> extends MetricRow<Names> {
  /** Upper bounds, ascending, without infinity. */
  readonly buckets: readonly number[];
}

interface Distribution {
  /** Count per bucket, not cumulative; the last bucket has no bound. */
  readonly counts: number[];
  sum: number;
}

/** A histogram in prom-client's registry with children that are counted in place. */
export class HistogramFamily<const Names extends readonly string[]> extends Histogram {
  readonly #row: HistogramRow<Names>;
  readonly #children: Children<Distribution>;

  constructor({
    row,
    registry,
  }: {
    readonly row: HistogramRow<Names>;
    readonly registry: Registry;
  }) {
    const { buckets, labelNames } = row;
    super({ ...row, buckets: [...buckets], labelNames: [...labelNames], registers: [registry] });
    this.#row = row;
    this.#children = new Children(labelNames, () => ({
      counts: Array.from({ length: buckets.length + 1 }, () => 0),
      sum: 0,
    }));
  }

  record(size: number, ...values: LabelValues<Names>): void {
    const distribution = this.#children.of(values);
    const { buckets } = this.#row;
    let at = 0;
    while (at < buckets.length && size > (buckets[at] ?? Infinity)) at += 1;
    distribution.counts[at] = (distribution.counts[at] ?? 0) + 1;
    distribution.sum += size;
  }

  /** Returns the samples that prom-client reads for its text and its sums over processes. */
  async getForPromString(): Promise<object> {
    const { name, help } = this.#row;
    const values = this.#children.all.flatMap((place) => this.#samples(place));
    return { name, help, type: "histogram", aggregator: "sum", values };
  }

  #samples({ child, labels: sharedLabels }: Place<Distribution>): readonly object[] {
    const { name, buckets } = this.#row;
    let count = 0;
    const cumulative = child.counts.map((counted, at) => {
      count += counted;
      const le = at < buckets.length ? String(buckets[at]) : "+Inf";
      return { sharedLabels, labels: { le }, value: count, metricName: `${name}_bucket` };
    });
    return [
      ...cumulative,
      { sharedLabels, labels: {}, value: child.sum, metricName: `${name}_sum` },
      { sharedLabels, labels: {}, value: count, metricName: `${name}_count` },
    ];
  }
}
