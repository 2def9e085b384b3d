import { defaultBrand } from "../../core/brand/brand.ts";
import { guideText } from "../docs/guides.ts";
import { partnerSite } from "../docs/partner-site.ts";
import type { Site } from "../docs/site.ts";

/** Returns the partners' site of a gateway that serves our clients, or none of them. */
export function testSite(hasClients = true): Site {
  return partnerSite({
    textOf: guideText,
    models: () => "# Models",
    packages: () => "## Files",
    changelog: () => "# Changelog",
    reference: () => [],
    hasClients: () => hasClients,
    brand: () => defaultBrand,
  });
}
