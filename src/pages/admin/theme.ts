const THEME = "gateway-admin-theme";

/** Lets the user choose light or dark; `system` follows the device. */
export function followTheme(select: HTMLSelectElement): void {
  const apply = (theme: string): void => {
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
    document.dispatchEvent(new CustomEvent("themechange"));
  };
  select.value = localStorage.getItem(THEME) ?? "system";
  apply(select.value);
  select.addEventListener("change", () => {
    localStorage.setItem(THEME, select.value);
    apply(select.value);
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => apply(select.value));
}
