/** The scope of all reviews. */
const ALL_REVIEWS = '00000000-0000-0000-0000-000000000000';

/** The filters by which counts of reviews are stored, each alone. */
const storedScopes = ['companyId', 'partnerId', 'locationId'];

/** The id of the scope that the filters name: all reviews, or those of a company, a partner or a location; null for any other. */
export function findStoredScope(filters: Record<string, unknown>): string | null {
  const [first, ...others] = Object.entries(filters).filter(([, value]) => value !== undefined);
  if (!first) return ALL_REVIEWS;
  const [name, value] = first;
  const id = typeof value === 'object' && value !== null && 'eq' in value && Object.keys(value).length === 1 ? value.eq : value;
  if (others.length > 0 || !storedScopes.includes(name) || typeof id !== 'string' || id === ALL_REVIEWS) return null;
  return /^[0-9a-f-]{36}$/.test(id) ? id : null;
}
