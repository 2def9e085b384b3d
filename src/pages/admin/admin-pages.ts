import type { Page } from "../../http/page.ts";
export function adminPages(): readonly Page[] {
  return [];
}
