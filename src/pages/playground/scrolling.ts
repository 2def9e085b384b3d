import { byId } from "../kit/elements.js";

/** Distance in pixels from the end at which the conversation still counts as read to its end. */
const NEAR = 60;

/** Returns whether the end of the conversation is in view, above the composer. */
export function isAtEnd(): boolean {
  const composer = byId("composer").getBoundingClientRect();
  const end = byId("thread-end").getBoundingClientRect();
  // A reader who scrolled to the parts below the conversation stays there.
  return composer.bottom >= 0 && end.top <= composer.top + NEAR;
}

/** Scrolls to the end of the conversation. */
export function scrollToEnd(): void {
  byId("thread-end").scrollIntoView({ block: "nearest" });
}
