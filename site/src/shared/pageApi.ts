import { createClient, fetchTransport, type Client } from '@farwend/api-contract/client';
import { token } from './apiClient.ts';
import { createPrefetchCache } from './prefetchCache.ts';
import { withRetriesWhenBusy } from './withRetries.ts';

const cache = createPrefetchCache(withRetriesWhenBusy(fetchTransport()), fetchTransport());

/** The client of loaders and actions: retries a busy server too, and uses prefetched replies. */
export const pageApi: Client = createClient(cache.send, { token });

/** The client of replies that are the same for every visitor: sends neither cookies nor the token. */
export const publicApi: Client = createClient(withRetriesWhenBusy(fetchTransport('', 'omit')));

/** The client of loaders whose page is prefetched. */
export const prefetchApi: Client = createClient(cache.prefetch, { token });
