import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TripRequestDetail } from './tripRequestStatuses.data.ts';

type RecentRequest = Pick<TripRequestDetail, 'id' | 'reference' | 'tripTitle'>;

/** Beside what was read, so that it goes with the document: nothing about travelers stays in the browser. */
const queryKey = ['recent-requests'];
const MOST = 5;

/** The requests that were open, the last first. */
export function readRecentRequests(client: QueryClient): readonly RecentRequest[] {
  return client.getQueryData<readonly RecentRequest[]>(queryKey) ?? [];
}

/** Remembers a request, once it is read, as the one that was open last. */
export function useRememberRequest(request: RecentRequest | undefined): void {
  const client = useQueryClient();
  const { id, reference, tripTitle } = request ?? {};
  useEffect(() => {
    if (id === undefined) return;
    client.setQueryDefaults(queryKey, { gcTime: Infinity });
    const others = readRecentRequests(client).filter((one) => one.id !== id);
    client.setQueryData(queryKey, [{ id, reference, tripTitle }, ...others].slice(0, MOST));
  }, [client, id, reference, tripTitle]);
}
