import type { Client } from "../../../generated/console/page-client.js";
import { byId } from "../kit/elements.js";
import type { Announcer } from "../kit/ids.js";
import { openNewKey, type KeyPage } from "./key-form.js";
import { permissionText, showKeyChanges, showKeys, type Permission } from "./key-list.js";
import type { listMaker } from "./make-list.js";

/** What the part needs of the page. */
export interface KeyPartDependencies extends Announcer {
  readonly makeList: ReturnType<typeof listMaker>;
  /** The client of the signed-in key; null: signed out. */
  readonly client: () => Client | null;
  readonly run: (action: () => Promise<void>) => void;
  readonly signIn: (secret: string) => Promise<void>;
  readonly signOut: () => void;
}

/** Returns functions that load the account's keys with their log, and empty them. */
export function keyPart({ makeList, client, run, ...page }: KeyPartDependencies) {
  let permission: Permission = { permission: "", active_keys: 0, active_keys_max: null };
  const newKey = byId("new-key");
  const pageOf = (own: Client): KeyPage => ({
    announce: page.announce,
    client: own,
    refresh: () => run(load),
    useSecret: (secret) => run(() => page.signIn(secret)),
    signOut: page.signOut,
  });
  const keys = makeList({
    read: async (own, query) => {
      const found = await own.listConsoleKeys({ query });
      permission = found;
      return found;
    },
    show: (rows) => {
      const own = client();
      if (own === null) return;
      byId("keys-note").textContent = permissionText(permission);
      newKey.hidden = permission.permission !== "all";
      showKeys(byId("keys"), rows, { page: pageOf(own), permission: permission.permission });
    },
    more: "more-keys",
  });
  const changes = makeList({
    read: (own, query) => own.listConsoleAudit({ query }),
    show: (rows) => showKeyChanges(page, byId("key-changes"), rows),
    more: "more-key-changes",
  });
  const load = async (): Promise<void> => {
    await Promise.all([keys.load(), changes.load()]);
  };
  newKey.addEventListener("click", () => {
    const own = client();
    if (own !== null) openNewKey(pageOf(own));
  });
  const clear = (): void => {
    for (const id of ["keys", "keys-note", "key-changes"]) byId(id).replaceChildren();
    for (const list of [keys, changes]) list.clear();
    newKey.hidden = true;
  };
  return { load, clear };
}
