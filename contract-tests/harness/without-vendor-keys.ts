/**
 * A vendor's key or address in a developer's environment never reaches a test, nor a proxy, nor what
 * else the vendors' libraries read. Each preset's variable ends as these do: src/catalog/presets.test.ts.
 */
const VENDOR_VARIABLE =
  /^(?:OPENAI|ANTHROPIC|AZURE_OPENAI|AWS)_|_(?:API_KEY|BASE_URL)$|^(?:https?|no)_proxy$/i;

for (const name of Object.keys(process.env)) {
  if (VENDOR_VARIABLE.test(name)) delete process.env[name];
}
