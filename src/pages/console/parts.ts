import { byId, fill } from "../kit/elements.js";
import { tabs, type Tab } from "../kit/tabs.js";
import { addressOf } from "./choices.js";

/** The parts of an account, each with its name on the tab. */
const names = {
  usage: "Usage",
  requests: "Requests",
  errors: "Errors",
  statements: "Statements",
  prices: "Prices",
  key: "Account and key",
} as const;

export type Part = keyof typeof names;

const parts = Object.keys(names) as readonly Part[];

/** Returns the part that an address such as `#/requests?model=a` names; the usage by default. */
export function partOf(hash: string): Part {
  const [path] = hash.split("?");
  return parts.find((part) => path === `#/${part}`) ?? "usage";
}

/** Shows one part of the account, and its tab as the current one. */
export function showPart(current: Part): void {
  const links = parts.map((part): Tab => [part, names[part], addressOf(part)]);
  const place = byId("tabs");
  const hasFocus = place.contains(document.activeElement);
  fill(place, tabs("Parts of the account", current, links));
  const tab = byId(`tab-${current}`);
  tab.scrollIntoView({ block: "nearest", inline: "center" });
  if (hasFocus) tab.focus();
  for (const element of document.querySelectorAll<HTMLElement>("[data-parts]"))
    element.hidden = !(element.dataset["parts"] ?? "").split(" ").includes(current);
}
