import type { Client } from '@farwend/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

/** The person at the desk: read once with the document, and again with the next one. */
export function currentUserQuery(api: Client) {
  return queryOptions({ queryKey: ['user'], staleTime: Infinity, queryFn: ({ signal }) => api.get('/v3/users/current', { signal }) });
}
