/** Converts text to lower case a-z, 0-9, hyphens and underscores, without repeated hyphens or hyphens at the ends. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
