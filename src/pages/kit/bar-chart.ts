import { element, svg } from "./elements.js";
import { moneyElement, roundMoney } from "./money.js";

const WIDTH = 600;
const HEIGHT = 120;

/** An amount per day. */
export interface BarChart {
  /** The drawn quantity and its unit. */
  readonly title: string;
  /** Description for screen readers. */
  readonly label: string;
  /** Each has a bar; oldest first. */
  readonly days: readonly string[];
  /** Decimal strings of dollars by day; a missing day has no amount. */
  readonly amounts: ReadonlyMap<string, string>;
}

/**
 * Returns a chart with a bar per day, scaled to the highest one. The axis shows the highest amount.
 * Each bar has its amount as title.
 */
export function barChart({ title, label, days, amounts }: BarChart): HTMLElement {
  const amountOf = (day: string): string => amounts.get(day) ?? "0";
  const top = days.map(amountOf).reduce((a, b) => (Number(b) > Number(a) ? b : a), "0");
  const most = Math.max(Number(top), Number.MIN_VALUE);
  const step = WIDTH / days.length;
  const bars = days.map((day, at) => {
    const height = (Number(amountOf(day)) / most) * HEIGHT;
    const place = { x: at * step + step * 0.1, y: HEIGHT - height, width: step * 0.8, height };
    return svg("rect", place, svg("title", {}, `${day}: ${roundMoney(amountOf(day))}`));
  });
  const drawing = svg(
    "svg",
    {
      class: "chart",
      viewBox: `0 0 ${WIDTH} ${HEIGHT + 1}`,
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": label,
    },
    ...bars,
    svg("line", { x1: 0, x2: WIDTH, y1: HEIGHT, y2: HEIGHT }),
  );
  const ends = [days.at(0) ?? "", days.at(-1) ?? ""].map((day) => element("span", {}, day));
  return element(
    "figure",
    { class: "chart-box" },
    element("figcaption", {}, title),
    element("div", { class: "amounts" }, moneyElement(top), moneyElement("0")),
    drawing,
    element("div", { class: "days" }, ...ends),
  );
}
