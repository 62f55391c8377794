import { type ApiVersion, apiVersions } from '@farwend/api-contract';
import { type Client, createClient, fetchTransport, type Transport } from '@farwend/api-contract/client';
import { toError } from './errors.ts';
import { repeatRequests } from './repeatRequests.ts';

/** How to reach the API and as whom. */
export interface ApiClientOptions {
  /** Like `https://www.farwend.example`, without a path. */
  origin: string;
  /** The access token of `POST /v3/tokens`, read for every call, so that it can be renewed; null: call as a visitor. */
  token?: (() => string | null) | undefined;
  /** The version of the API that is asked for; default: the one whose types this package has. */
  version?: ApiVersion | undefined;
  /** How often a call is repeated that was not answered or could not be handled; default: 4. */
  retries?: number | undefined;
  /** Sends the requests; default: fetch. */
  transport?: Transport | undefined;
}

/**
 * A client of every call, typed by its path. A call is repeated after 0.5, 1, 2 and 4 seconds, or what the API asks for, where that cannot
 * do anything twice: reads, PUT and DELETE, and a POST that creates, which carries the same Idempotency-Key each time.
 */
export function createApiClient({
  origin,
  token,
  version = apiVersions[0],
  retries = 4,
  transport = fetchTransport(origin, 'omit'),
}: ApiClientOptions): Client {
  const sendVersion: Transport = (request) => transport({ ...request, headers: { ...request.headers, 'Farwend-Version': version } });
  return createClient(repeatRequests(sendVersion, retries), { ...(token ? { token } : {}), toReason: toError });
}
