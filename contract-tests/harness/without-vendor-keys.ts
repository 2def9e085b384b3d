/**
 * Keeps vendors' keys and addresses, proxies and whatever else their libraries read out of the
 * tests' environment. Each preset's variable ends like these: src/upstreams/catalog/presets.test.ts.
 */
const VENDOR_VARIABLE =
  /^(?:OPENAI|ANTHROPIC|AZURE_OPENAI|AWS)_|_(?:API_KEY|BASE_URL)$|^(?:https?|no)_proxy$/i;

for (const name of Object.keys(process.env)) {
  if (VENDOR_VARIABLE.test(name)) delete process.env[name];
}
