import { defaultBrand } from "../../src/core/brand/brand.ts";
import { sandboxModels } from "../../src/upstreams/catalog/sandbox-models.ts";
import { createOriginOf } from "../../src/http/request/addresses.ts";
import { adminPages } from "../../src/pages/admin/admin-pages.ts";
import { operatorPages, operatorSite } from "../../src/pages/operator-docs/operator-pages.ts";
import { systemClock } from "../../src/core/timing/clock.ts";
import { createPages } from "../../src/pages/pages.ts";

/**
 * Returns the path of every page and file that a gateway with an admin token serves to browsers.
 */
export function pagePaths(): readonly string[] {
  const catalog = { models: new Map(sandboxModels().map((model) => [model.id, model])) };
  const originOf = createOriginOf({ publicUrl: null, trustedProxies: [] });
  const pages = [
    ...createPages({
      brand: () => defaultBrand,
      catalog: () => catalog,
      clock: systemClock,
      originOf,
    }),
    ...adminPages(),
    ...operatorPages(
      operatorSite(() => defaultBrand),
      originOf,
    ),
  ];
  return pages.filter(({ tree }) => tree !== true).map(({ path }) => path);
}
