/**
 * The key that playground, console and reference share within a tab. The tab's session storage has
 * it: it survives a reload and another page of this host, other tabs and sites cannot read it, and
 * it is deleted when the tab closes. It is kept only after the gateway accepted it.
 */
const NAME = "gateway-key";

/** Returns the tab's storage; null if the browser refuses it. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Returns the tab's key; empty without one. */
export function tabKey(): string {
  return storage()?.getItem(NAME) ?? "";
}

/** Keeps a key that the gateway has accepted, in place of another one. */
export function keepTabKey(key: string): void {
  storage()?.setItem(NAME, key);
}

/** Deletes the tab's key; with a key that was refused only this one. */
export function forgetTabKey(refused = tabKey()): void {
  if (refused === tabKey()) storage()?.removeItem(NAME);
}

/**
 * Calls back if this page is shown again by the Back button as it was, with its fields, after the
 * key was deleted on another page. If another key has replaced it, the page is loaded again: it
 * would show the account of the key before.
 */
export function onKeyForgotten(forget: () => void): void {
  let left = "";
  addEventListener("pagehide", () => (left = tabKey()));
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const key = tabKey();
    if (key === "") forget();
    else if (left !== "" && left !== key) location.reload();
  });
}
