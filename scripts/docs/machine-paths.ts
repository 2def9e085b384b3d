const machinePath = /(?:^|[\s"'`(=])\/(?:home|Users|root|work|tmp)\/[A-Za-z0-9]/;
/** The linter reads comments; this the other texts. */
const leftForLater = /\b(?:TODO|FIXME|XXX|HACK)\b/;

/** Lines that name a path of one machine, or in a text something left for later, as `file:line: what`. */
export function machinePaths(file: string, text: string): readonly string[] {
  const isText = !/\.[cm]?[jt]s$/.test(file);
  return text.split("\n").flatMap((line, at) => {
    const place = `${file}:${at + 1}: `;
    if (machinePath.test(line)) return [`${place}a path of a machine`];
    return isText && leftForLater.test(line) ? [`${place}left for later`] : [];
  });
}
