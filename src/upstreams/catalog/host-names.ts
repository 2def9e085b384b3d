const IPV4_MAPPED_LOOPBACK = "[::ffff:7f00:1]";

/** One spelling per host: lower case, IPv6 in brackets and shortest form, no trailing dot. */
export function normalizeHost(host: string): string {
  const bracketed = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  const url = `http://${bracketed}`;
  const name = URL.canParse(url) ? new URL(url).hostname : bracketed.toLowerCase();
  return name.replace(/\.$/, "");
}

/** Whether a normalized host is this machine only. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    hostname === IPV4_MAPPED_LOOPBACK ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
