/* global SwaggerUIBundle */

const dark = matchMedia("(prefers-color-scheme: dark)");
const followScheme = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", followScheme);
followScheme();

const response = await fetch("/openapi.json");
const contract = await response.json();

// The document leaves its address open; here it is the host that this page came from.
contract.servers = [{ url: "/v1", description: "This gateway." }];

SwaggerUIBundle({
  spec: contract,
  dom_id: "#reference",
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  persistAuthorization: false,
  validatorUrl: null,
});
