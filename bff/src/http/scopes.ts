import type { Call } from '@farwend/api-contract';

/** Calls that give or take access: never open to a service token, whatever its scopes. */
const ofPeopleOnly = new Set(['tokens', 'login', 'logout', 'saml', 'users']);

/** The scope a call needs, like `read:trip_requests`: searches and histograms read, whatever their method. */
export function scopeOf({ method, path }: Call): string {
  const [, , word = ''] = path.split('/');
  const reads = method === 'GET' || method === 'HEAD' || /_(?:searches|histograms)$/.test(path);
  return `${reads ? 'read' : 'write'}:${word}`;
}

/** Whether a service token's scopes hold a call. */
export function isInScope(call: Call, scopes: readonly string[]): boolean {
  const scope = scopeOf(call);
  const [action, word = ''] = scope.split(':');
  if (ofPeopleOnly.has(word) && scope !== 'read:users') return false;
  return scopes.includes(scope) || scopes.includes(`${action}:*`);
}
