import type { Call } from '@farwend/api-contract';

/** Calls that grant or revoke access: never allowed with a service token, whatever its scopes. */
const excludedSegments = new Set(['tokens', 'login', 'logout', 'saml', 'users']);

/** The scope a call requires, like `read:trip_requests`; searches and histograms are reads whatever their method. */
export function requiredScope({ method, path }: Call): string {
  const [, , segment = ''] = path.split('/');
  const reads = method === 'GET' || method === 'HEAD' || /_(?:searches|histograms)$/.test(path);
  return `${reads ? 'read' : 'write'}:${segment}`;
}

/** Whether the scopes of a service token allow a call. */
export function isInScope(call: Call, scopes: readonly string[]): boolean {
  const scope = requiredScope(call);
  const [action, segment = ''] = scope.split(':');
  if (excludedSegments.has(segment) && scope !== 'read:users') return false;
  return scopes.includes(scope) || scopes.includes(`${action}:*`);
}
