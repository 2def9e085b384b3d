const IPV4_MAPPED_LOOPBACK = "[::ffff:7f00:1]";

/** Normalizes a host: lower case, IPv6 in brackets and shortest form, no trailing dot. */
export function normalizeHost(host: string): string {
  const bracketed = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  const url = `http://${bracketed}`;
  const name = URL.canParse(url) ? new URL(url).hostname : bracketed.toLowerCase();
  return name.replace(/\.$/, "");
}

/** Returns whether a normalized host is a loopback address. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    hostname === IPV4_MAPPED_LOOPBACK ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
