const machinePath = /(?:^|[\s"'`(=])\/(?:home|Users|root|work|tmp)\/[A-Za-z0-9]/;
/** The linter reads comments; this check reads the other texts. */
const leftForLater = /\b(?:TODO|FIXME|XXX|HACK)\b/;

/**
 * Returns lines that name a path of one machine, or work left for later in a text, as `file:line:
 * fault`.
 */
export function machinePaths(file: string, text: string): readonly string[] {
  const isText = !/\.[cm]?[jt]s$/.test(file);
  return text.split("\n").flatMap((line, at) => {
    const place = `${file}:${at + 1}: `;
    if (machinePath.test(line)) return [`${place}a path of a machine`];
    return isText && leftForLater.test(line) ? [`${place}left for later`] : [];
  });
}
