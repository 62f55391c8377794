import { createClient, fetchSend, type Client } from '@farwend/api-contract/client';
import { readToken } from './accessToken.ts';

/** The browser's one client of the API: same origin, cookies and the bearer token that is kept. */
export const api: Client = createClient(fetchSend(), { token: () => readToken()?.accessToken ?? null });
