/* global SwaggerUIBundle */

const dark = matchMedia("(prefers-color-scheme: dark)");
const followScheme = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", followScheme);
followScheme();

const response = await fetch("/openapi.json");
const contract = await response.json();

/** Names for controls that Swagger UI leaves without one. */
const names = [
  ["select.examples-select-element", "Example"],
  ["textarea.body-param__text", "Request body"],
  [".parameters input[type=text]", "Value"],
];

function nameControls(root) {
  for (const [selector, name] of names) {
    for (const control of root.querySelectorAll(`${selector}:not([aria-label])`)) {
      control.setAttribute("aria-label", control.placeholder || name);
    }
  }
}

const reference = document.getElementById("reference");
new MutationObserver(() => nameControls(reference)).observe(reference, {
  childList: true,
  subtree: true,
});

// Calls go to the host that this page came from: the page's policy forbids any other.
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
