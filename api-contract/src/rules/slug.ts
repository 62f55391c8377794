/** The specification's rule for slugs: lower case; what is not a-z, 0-9, hyphen or underscore becomes a hyphen; runs collapse, edges are trimmed. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .replaceAll(/-{2,}/g, '-')
    .slice(0, 120)
    .replaceAll(/^-|-$/g, '');
}
