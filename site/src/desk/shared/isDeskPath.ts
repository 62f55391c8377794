/** Whether a path belongs to the desk, which has a document and scripts of its own. */
export function isDeskPath(pathname: string): boolean {
  return /^\/desk(?:\/|$)/.test(pathname);
}
