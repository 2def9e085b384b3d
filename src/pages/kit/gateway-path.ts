/**
 * Returns a path of the gateway, such as `/v1/models`, as the path of this page's host: a reverse
 * proxy may serve the gateway under a path. For pages directly below the gateway's root, such as
 * `/console`.
 */
export function gatewayPath(path: string): string {
  const { pathname } = location;
  return pathname.slice(0, pathname.lastIndexOf("/")) + path;
}
