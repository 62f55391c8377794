import type { Call } from '@farwend/api-contract';

/** Calls that grant or revoke access: never allowed with a service token, whatever its scopes. */
const excludedSegments = new Set(['tokens', 'sessions', 'passkeys', 'login', 'logout', 'saml', 'users']);

/** What only the person may see. */
const excludedReads = new Set(['/v3/users/current/factors']);

/** The scope a call requires, like `read:trip_requests`; searches and histograms are reads of what they search, whatever their method. */
export function requiredScope({ method, path }: Call): string {
  const [, , segment = ''] = path.split('/');
  const isRead = method === 'GET' || method === 'HEAD';
  if (segment === 'user_searches') return `${isRead ? 'read' : 'write'}:${segment}`; // saved views: they search no users
  if (isRead || /_(?:searches|histograms)$/.test(path)) return `read:${searchedSegment(segment)}`;
  return `write:${segment}`;
}

/** The collection that a search reads: `trip_matches` for `trip_match_searches`. */
function searchedSegment(segment: string): string {
  const [, name] = /^(\w+)_(?:searches|histograms)$/.exec(segment) ?? [];
  if (name === undefined) return segment;
  if (name === 'message') return 'conversations'; // whose messages they are
  return `${name.replace(/y$/, 'ie').replace(/ch$/, 'che')}s`;
}

/** Whether the scopes of a service token allow a call. */
export function isInScope(call: Call, scopes: readonly string[]): boolean {
  const scope = requiredScope(call);
  const [action, segment = ''] = scope.split(':');
  if (excludedSegments.has(segment) && (scope !== 'read:users' || excludedReads.has(call.path))) return false;
  return scopes.includes(scope) || scopes.includes(`${action}:*`);
}
