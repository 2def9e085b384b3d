/** A PNG of one pixel. */
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk" +
    "+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const objects = [
  "<</Type/Catalog/Pages 2 0 R>>",
  "<</Type/Pages/Kids[3 0 R]/Count 1>>",
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>",
];

/** A PDF of one empty page. */
export const pdf = Buffer.from(writePdf());

function writePdf(): string {
  let text = "%PDF-1.4\n";
  const entries = ["0000000000 65535 f \n"];
  for (const [at, object] of objects.entries()) {
    entries.push(`${String(text.length).padStart(10, "0")} 00000 n \n`);
    text += `${at + 1} 0 obj${object}endobj\n`;
  }
  const size = entries.length;
  const table = `xref\n0 ${size}\n${entries.join("")}trailer<</Size ${size}/Root 1 0 R>>\n`;
  return `${text}${table}startxref\n${text.length}\n%%EOF\n`;
}
