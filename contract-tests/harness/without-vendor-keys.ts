/**
 * Removes vendors' keys and addresses, proxies and other variables of their libraries from the
 * tests' environment. The pattern covers each preset's variable:
 * src/upstreams/catalog/presets.test.ts.
 */
const VENDOR_VARIABLE =
  /^(?:OPENAI|ANTHROPIC|AZURE_OPENAI|AWS)_|_(?:API_KEY|BASE_URL)$|^(?:https?|no)_proxy$/i;

for (const name of Object.keys(process.env)) {
  if (VENDOR_VARIABLE.test(name)) delete process.env[name];
}
