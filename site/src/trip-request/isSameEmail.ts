/** Whether two email addresses are the same, ignoring case and surrounding spaces. */
export function isSameEmail(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
