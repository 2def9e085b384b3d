/** A section counts as current once its heading is this close to the top, in pixels. */
const READING_LINE = 120;

/** Marks the link to the section that is being read, while the page scrolls. */
export function markSections(links: readonly HTMLAnchorElement[]): void {
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(link.hash.slice(1));
    return heading === null ? [] : [{ link, heading }];
  });
  if (sections.length === 0) return;
  const mark = (): void => {
    const current = sections.findLast(
      ({ heading }) => heading.getBoundingClientRect().top <= READING_LINE,
    );
    for (const { link } of sections) {
      if (link === current?.link) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };
  addEventListener("scroll", mark, { passive: true });
  mark();
}
