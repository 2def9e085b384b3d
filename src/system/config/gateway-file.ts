import type { gatewaySchema } from "./gateway-schema.ts";
import type { Typed } from "./schema-parts.ts";

/**
 * The type of a value after validation by a schema of `gateway-schema.ts`. Rejected parts are
 * removed: any key may be absent, and any array item null.
 */
type Allowed<Schema> =
  Schema extends Typed<infer Value>
    ? "allows" extends keyof Schema
      ? Value
      : ByKeywords<Schema>
    : ByKeywords<Schema>;

type ByKeywords<Schema> = Schema extends { readonly enum: readonly (infer Word)[] }
  ? Word
  : Schema extends { readonly type: "string" }
    ? string
    : Schema extends { readonly type: "integer" | "number" }
      ? number
      : Schema extends { readonly type: "boolean" }
        ? boolean
        : Schema extends { readonly type: "array"; readonly items: infer Items }
          ? readonly (Allowed<Items> | null)[]
          : Schema extends { readonly properties: infer Properties }
            ? { readonly [Key in keyof Properties]?: Allowed<Properties[Key]> }
            : Schema extends { readonly additionalProperties: infer Values }
              ? Readonly<Record<string, Allowed<Values>>>
              : never;

type Item<List> = NonNullable<NonNullable<List> extends readonly (infer One)[] ? One : never>;

/** The shape of `gateway.yaml`. */
export type GatewayFile = Allowed<typeof gatewaySchema>;
export type ServerSection = NonNullable<GatewayFile["server"]>;
export type AdminTokenSection = Item<ServerSection["admin_tokens"]>;
export type PresetsSection = NonNullable<GatewayFile["presets"]>;
export type PlanSection = Item<GatewayFile["plans"]>;
export type ModelSection = Item<GatewayFile["models"]>;
export type PricingSection = NonNullable<ModelSection["pricing"]>;
export type TimeoutsSection = NonNullable<ModelSection["timeouts"]>;
export type UpstreamSection = Item<ModelSection["upstreams"]>;
export type BrandSection = NonNullable<GatewayFile["brand"]>;
export type AlertsSection = NonNullable<GatewayFile["alerts"]>;
export type AlertWebhookSection = Item<AlertsSection["webhooks"]>;
