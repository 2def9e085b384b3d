/** A fake chart library without drawing; records the charts and their figures. */
export class FakePlot {
  static readonly paths = { bars: (options: object): object => ({ bars: options }) };
  static tzDate(date: Date, zone: string): readonly [Date, string] {
    return [date, zone];
  }
  readonly options: PlotOptions;
  data: PlotData;
  readonly sizes: object[] = [];
  isDestroyed = false;

  constructor(options: PlotOptions, data: PlotData) {
    this.options = options;
    this.data = data;
  }
  setData(data: PlotData): void {
    this.data = data;
  }
  setSize(size: object): void {
    this.sizes.push(size);
  }
  destroy(): void {
    this.isDestroyed = true;
  }

  /** Returns a library, and the charts that it draws, in order. */
  static recorded(): { readonly plots: readonly FakePlot[]; readonly library: object } {
    const plots: FakePlot[] = [];
    class Plot extends FakePlot {
      constructor(...given: ConstructorParameters<typeof FakePlot>) {
        super(...given);
        plots.push(this);
      }
    }
    return { plots, library: { default: Plot } };
  }
}

export type PlotData = readonly (readonly (number | null)[])[];
/** The options of a chart; its tests read them. */
export type PlotOptions = Readonly<Record<string, never>>;
