const steps: ReadonlyMap<string, number> = new Map([
  ["ArrowRight", 1],
  ["ArrowLeft", -1],
]);

/** Makes the tabs of a page one group; calls back with the chosen tab. */
export function joinTabs(tabs: readonly HTMLElement[], chosen: (tab: HTMLElement) => void): void {
  const choose = (tab: HTMLElement): void => {
    for (const each of tabs) {
      each.setAttribute("aria-selected", String(each === tab));
      each.tabIndex = each === tab ? 0 : -1;
    }
    chosen(tab);
  };
  for (const tab of tabs) {
    tab.addEventListener("click", () => choose(tab));
    tab.addEventListener("keydown", ({ key }) => {
      const step = steps.get(key);
      if (step === undefined) return;
      const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length) ?? tab;
      choose(next);
      next.focus();
    });
  }
}
