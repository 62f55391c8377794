import { createClient, fetchTransport, type Client } from '@farwend/api-contract/client';
import { readToken } from './accessToken.ts';
import { withRetries } from './withRetries.ts';

/** The stored bearer token, sent with each request; null if there is none. */
export const token = () => readToken()?.accessToken ?? null;

/** Sends what is called on `api`: same origin, with cookies and the stored bearer token; reads are retried when no reply came. */
export const apiClient: Client = createClient(withRetries(fetchTransport()), { token });
