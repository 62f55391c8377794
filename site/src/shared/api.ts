import { createClient, fetchSend, type Client } from '@farwend/api-contract/client';
import { readToken } from './accessToken.ts';
import { foresight } from './foresight.ts';
import { retrying, retryingPageData } from './retrying.ts';

const token = () => readToken()?.accessToken ?? null;
const seen = foresight(retryingPageData(fetchSend()), fetchSend());

/** The browser's client of the API: same origin, cookies and the bearer token that is kept; reads are tried again when no answer came. */
export const api: Client = createClient(retrying(fetchSend()), { token });

/** The client of loaders and actions: answers of a busy server are tried again too, and what was fetched ahead is taken from there. */
export const pageApi: Client = createClient(seen.send, { token });

/** The client of loaders whose page is fetched ahead. */
export const aheadApi: Client = createClient(seen.ahead, { token });
