import { type Upstream, upstreamId } from "../../upstreams/catalog/model.ts";
import { providerKinds } from "../../upstreams/catalog/provider-kinds.ts";
import { sandboxNames } from "../../upstreams/catalog/sandbox-models.ts";
import { nearestName } from "../../core/errors/nearest-name.ts";
import {
  dialectNames,
  quirkNames,
  withDialect,
} from "../../upstreams/providers/upstream-dialect.ts";
import type { BuildInput } from "./build-input.ts";
import { buildPricing } from "./build-pricing.ts";
import { checkBaseUrl } from "./check-base-url.ts";
import type { UpstreamSection } from "./gateway-file.ts";
import { mergeTimeouts } from "./merge-settings.ts";
import { readSignIn } from "./read-sign-in.ts";

function checkSandbox(section: UpstreamSection, path: string, input: BuildInput): void {
  const { model, base_url: baseUrl } = section;
  if (baseUrl !== undefined) {
    input.problems.add(`${path}.base_url`, "the sandbox has no address");
  }
  if (model !== undefined && !sandboxNames.includes(model)) {
    const names = sandboxNames.join(", ");
    input.problems.add(`${path}.model`, `must be one of the sandbox models ${names}`);
  }
}

function readBaseUrl(section: UpstreamSection, path: string, input: BuildInput): string {
  if (section.kind !== undefined && !providerKinds[section.kind].hasAddress) {
    checkSandbox(section, path, input);
    return "";
  }
  const place = `${path}.base_url`;
  if (section.base_url !== undefined) return checkBaseUrl(section.base_url, place, input);
  if (section.kind !== undefined) input.problems.add(place, "is missing");
  return "";
}

/**
 * Checks names of dialects and quirks. They depend on the kind, which the schema does not cover.
 */
function checkDialect(section: UpstreamSection, path: string, input: BuildInput): void {
  const { kind, dialect, quirks = {} } = section;
  if (kind === undefined) return;
  if (dialect !== undefined) {
    checkName(dialect, { known: dialectNames(kind), place: `${path}.dialect` }, input);
  }
  for (const quirk of Object.keys(quirks)) {
    checkName(quirk, { known: quirkNames(kind), place: `${path}.quirks.${quirk}` }, input);
  }
}

interface KnownNames {
  readonly known: readonly string[];
  readonly place: string;
}

function checkName(name: string, { known, place }: KnownNames, { problems }: BuildInput): void {
  if (known.includes(name)) return;
  const nearest = nearestName(name, known);
  const hint =
    nearest === undefined
      ? `known to this kind: ${known.join(", ") || "none"}`
      : `did you mean ${JSON.stringify(nearest)}?`;
  problems.add(place, `is not known to this kind of upstream; ${hint}`);
}

/** Returns one upstream of the file. The input contains the timeouts of its model. */
export function buildUpstream(section: UpstreamSection, path: string, input: BuildInput): Upstream {
  const { kind = "openai", model = "" } = section;
  const baseUrl = readBaseUrl(section, path, input);
  checkDialect(section, path, input);
  const { dialect, quirks } = section;
  return withDialect(
    {
      id: upstreamId(kind, baseUrl, model),
      kind,
      baseUrl,
      model,
      signIn: readSignIn(section, path, input),
      weight: section.weight ?? 1,
      ...(section.pricing !== undefined && {
        pricing: buildPricing(section.pricing, { ...input, path: `${path}.pricing` }),
      }),
      timeouts: mergeTimeouts(section.timeouts, input.timeouts),
      headers: section.headers ?? {},
      query: section.query ?? {},
      ...(section.fetches_images !== undefined && { fetchesImages: section.fetches_images }),
    },
    { ...(dialect !== undefined && { name: dialect }), ...(quirks !== undefined && { quirks }) },
  );
}
