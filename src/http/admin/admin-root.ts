/** The prefix of the paths of the operators' contract. */
export const ADMIN_ROOT = "/admin/api/v1";

/** Whether a path is below the prefix. */
export function isAdminPath(path: string): boolean {
  return path === ADMIN_ROOT || path.startsWith(`${ADMIN_ROOT}/`);
}
