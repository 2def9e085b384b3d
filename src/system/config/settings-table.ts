import { localServers, vendors } from "../../upstreams/catalog/vendors.ts";
import { settings, type Setting, type SettingValue } from "./settings.ts";

/** Returns all environment variables as a Markdown table, for the operators' guide. */
export function settingsTable(): string {
  const rows = Object.values<Setting<SettingValue>>(settings).flatMap((row) => {
    if (!("variable" in row)) return [];
    const { variable, default: value, defaultText, meaning } = row;
    const shown = defaultText ?? (value === null ? "" : `\`${String(value)}\``);
    return [`| \`${variable}\` | ${shown} | ${meaning} |`];
  });
  const forVendors = vendors.map(({ keyVariables, title }) => {
    const names = keyVariables.map((name) => `\`${name}\``).join(", ");
    return `| ${names} | | enables the well-known models of ${title} |`;
  });
  const forServers = localServers.map(({ addressVariable, title }) => {
    const meaning = `the base URL of ${title}; enables its models, free of charge`;
    return `| \`${addressVariable}\` | | ${meaning} |`;
  });
  const head = ["| variable | default | meaning |", "|---|---|---|"];
  return [...head, ...rows, ...forVendors, ...forServers].join("\n");
}
