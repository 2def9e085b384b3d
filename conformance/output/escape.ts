const names: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * Returns text for the content or an attribute of XML or HTML; characters that XML excludes become
 * a replacement character.
 */
export function escapeMarkup(text: string): string {
  return (
    text
      .replaceAll(/[&<>"']/g, (character) => names[character] ?? character)
      // eslint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "\uFFFD")
      .toWellFormed()
  );
}
