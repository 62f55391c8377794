import { createClient, fetchTransport, type Client } from '@farwend/api-contract/client';
import { readToken } from './accessToken.ts';
import { createPrefetchCache } from './prefetchCache.ts';
import { withRetries, withRetriesWhenBusy } from './withRetries.ts';

const token = () => readToken()?.accessToken ?? null;
const cache = createPrefetchCache(withRetriesWhenBusy(fetchTransport()), fetchTransport());

/** The browser's client of the API: same origin, with cookies and the stored bearer token; reads are retried when no reply came. */
export const api: Client = createClient(withRetries(fetchTransport()), { token });

/** The client of loaders and actions: retries a busy server too, and uses prefetched replies. */
export const pageApi: Client = createClient(cache.send, { token });

/** The client of loaders whose page is prefetched. */
export const prefetchApi: Client = createClient(cache.prefetch, { token });
