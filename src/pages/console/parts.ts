import { byId, fill } from "../kit/elements.js";
import { tabs, type Tab } from "../kit/tabs.js";
import { addressOf } from "./choices.js";
import { partNames, parts, type Part } from "./part-names.js";

/** Shows one part of the account, and its tab as the current one. */
export function showPart(current: Part): void {
  const links = parts.map((part): Tab => [part, partNames[part], addressOf(part)]);
  const place = byId("tabs");
  const hasFocus = place.contains(document.activeElement);
  fill(place, tabs("Parts of the account", current, links));
  const tab = byId(`tab-${current}`);
  tab.scrollIntoView({ block: "nearest", inline: "center" });
  if (hasFocus) tab.focus();
  for (const element of document.querySelectorAll<HTMLElement>("[data-parts]"))
    element.hidden = !(element.dataset["parts"] ?? "").split(" ").includes(current);
}
