/** A vendor's key or address in a developer's environment never reaches a test. */
const VENDOR_VARIABLE = /^(OPENAI|ANTHROPIC|OPENROUTER|AZURE_OPENAI|OLLAMA)_/;

for (const name of Object.keys(process.env)) {
  if (VENDOR_VARIABLE.test(name)) delete process.env[name];
}
