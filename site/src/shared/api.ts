import { createClient, fetchSend, type Client } from '@farwend/api-contract/client';
import { retrying } from './retrying.ts';
import { readToken } from './accessToken.ts';

/** The browser's one client of the API: same origin, cookies and the bearer token that is kept; reads are tried again when no answer came. */
export const api: Client = createClient(retrying(fetchSend()), { token: () => readToken()?.accessToken ?? null });
