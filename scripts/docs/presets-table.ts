import { localServers, vendors } from "../../src/upstreams/catalog/vendors.ts";
import catalog from "../../src/upstreams/catalog/well-known-models.json" with { type: "json" };

function code(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

/**
 * Returns every preset as a Markdown table: the variable that enables it and the models that it
 * serves.
 */
export function presetsTable(): string {
  const ofVendors = vendors.map(({ name, title, keyVariables }) => {
    const models = catalog.models.filter(({ preset }) => preset === name);
    const names = code(models.map(({ model }) => model));
    return `| ${title} | ${code(keyVariables)} | \`${name}/\` | ${names} |`;
  });
  const ofServers = localServers.map(({ name, title, addressVariable, models }) => {
    const served = models.length === 0 ? `those of \`presets.${name}.models\`` : code(models);
    return `| ${title} | \`${addressVariable}\` | \`${name}/\` | ${served} |`;
  });
  return [
    "| preset | enabled by | ids begin with | models |",
    "|---|---|---|---|",
    ...ofVendors,
    ...ofServers,
  ].join("\n");
}
