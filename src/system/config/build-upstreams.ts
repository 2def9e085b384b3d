import { type Upstream, upstreamId } from "../../upstreams/catalog/model.ts";
import { providerKinds } from "../../upstreams/catalog/provider-kinds.ts";
import { sandboxNames } from "../../upstreams/catalog/sandbox-models.ts";
import { nearestName } from "../../core/errors/nearest-name.ts";
import {
  dialectNames,
  quirkNames,
  withDialect,
} from "../../upstreams/providers/upstream-dialect.ts";
import type { BuildContext } from "./build-context.ts";
import { buildPricing } from "./build-pricing.ts";
import { checkBaseUrl } from "./check-base-url.ts";
import type { UpstreamSection } from "./gateway-file.ts";
import { mergeTimeouts } from "./merge-settings.ts";
import { readSignIn } from "./read-sign-in.ts";

function checkSandbox(section: UpstreamSection, path: string, context: BuildContext): void {
  const { model, base_url: baseUrl } = section;
  if (baseUrl !== undefined) {
    context.problems.add(`${path}.base_url`, "the sandbox has no address");
  }
  if (model !== undefined && !sandboxNames.includes(model)) {
    const names = sandboxNames.join(", ");
    context.problems.add(`${path}.model`, `must be one of the sandbox models ${names}`);
  }
}

function readBaseUrl(section: UpstreamSection, path: string, context: BuildContext): string {
  if (section.kind !== undefined && !providerKinds[section.kind].hasAddress) {
    checkSandbox(section, path, context);
    return "";
  }
  const place = `${path}.base_url`;
  if (section.base_url !== undefined) return checkBaseUrl(section.base_url, place, context);
  if (section.kind !== undefined) context.problems.add(place, "is missing");
  return "";
}

/**
 * Checks names of dialects and quirks. They depend on the kind, which the schema does not cover.
 */
function checkDialect(section: UpstreamSection, path: string, context: BuildContext): void {
  const { kind, dialect, quirks = {} } = section;
  if (kind === undefined) return;
  if (dialect !== undefined) {
    checkName(dialect, { known: dialectNames(kind), place: `${path}.dialect` }, context);
  }
  for (const quirk of Object.keys(quirks)) {
    checkName(quirk, { known: quirkNames(kind), place: `${path}.quirks.${quirk}` }, context);
  }
}

interface KnownNames {
  readonly known: readonly string[];
  readonly place: string;
}

function checkName(name: string, { known, place }: KnownNames, { problems }: BuildContext): void {
  if (known.includes(name)) return;
  const nearest = nearestName(name, known);
  const hint =
    nearest === undefined
      ? `known to this kind: ${known.join(", ") || "none"}`
      : `did you mean ${JSON.stringify(nearest)}?`;
  problems.add(place, `is not known to this kind of upstream; ${hint}`);
}

/** Returns one upstream of the file. The context contains the timeouts of its model. */
export function buildUpstream(
  section: UpstreamSection,
  path: string,
  context: BuildContext,
): Upstream {
  const { kind = "openai", model = "" } = section;
  const baseUrl = readBaseUrl(section, path, context);
  checkDialect(section, path, context);
  const { dialect, quirks } = section;
  return withDialect(
    {
      id: upstreamId(kind, baseUrl, model),
      kind,
      baseUrl,
      model,
      signIn: readSignIn(section, path, context),
      weight: section.weight ?? 1,
      ...(section.pricing !== undefined && {
        pricing: buildPricing(section.pricing, { ...context, path: `${path}.pricing` }),
      }),
      timeouts: mergeTimeouts(section.timeouts, context.timeouts),
      headers: section.headers ?? {},
      query: section.query ?? {},
      ...(section.fetches_images !== undefined && { fetchesImages: section.fetches_images }),
    },
    { ...(dialect !== undefined && { name: dialect }), ...(quirks !== undefined && { quirks }) },
  );
}
