/** Lower case, only a-z, 0-9, hyphen and underscore, hyphens collapsed and none at the ends. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
