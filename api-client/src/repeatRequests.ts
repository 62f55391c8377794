import { type Call, contract, successStatus } from '@farwend/api-contract';
import type { ClientRequest, ClientResponse, Transport } from '@farwend/api-contract/client';

/** Statuses with which the API, or a proxy in front of it, asks to come back. */
const temporary = new Set([408, 425, 429, 502, 503, 504]);
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 60_000;

/** A transport that repeats what may be repeated, so often, each time after twice the pause or what the answer asks for. */
export function repeatRequests(transport: Transport, retries: number, pause: typeof waitFor = waitFor): Transport {
  return async (request) => {
    const sent = addIdempotencyKey(request);
    const isRepeatable = mayRepeat(sent);
    for (let attempt = 0; ; attempt += 1) {
      const answer = await attemptOnce(transport, sent);
      if (attempt >= retries || !isRepeatable || !isTemporary(answer)) return finish(answer);
      await pause(delayOf(answer, attempt), sent.signal);
    }
  };
}

type Answer = { response: ClientResponse } | { failure: unknown };

async function attemptOnce(transport: Transport, request: ClientRequest): Promise<Answer> {
  try {
    return { response: await transport(request) };
  } catch (failure) {
    if (request.signal?.aborted) throw failure;
    return { failure };
  }
}

function finish(answer: Answer): ClientResponse {
  if ('response' in answer) return answer.response;
  throw answer.failure;
}

function isTemporary(answer: Answer): boolean {
  return 'failure' in answer || temporary.has(answer.response.status);
}

/** A random part keeps clients apart that were refused at the same time. */
function delayOf(answer: Answer, attempt: number): number {
  const asked = 'response' in answer ? (answer.response.retryAfterMs ?? 0) : 0;
  const own = FIRST_DELAY_MS * 2 ** attempt * (1 + Math.random() / 4);
  return Math.min(Math.max(asked, own), MAX_DELAY_MS);
}

function addIdempotencyKey(request: ClientRequest): ClientRequest {
  if (!isCreation(request) || 'Idempotency-Key' in request.headers) return request;
  return { ...request, headers: { ...request.headers, 'Idempotency-Key': crypto.randomUUID() } };
}

function mayRepeat(request: ClientRequest): boolean {
  return ['GET', 'HEAD', 'PUT', 'DELETE'].includes(request.method) || isCreation(request) || isRead(request);
}

const posts: readonly { call: Call; path: RegExp }[] = Object.values<Record<string, Call>>(contract)
  .flatMap((calls) => Object.values(calls))
  .filter(({ method }) => method === 'POST')
  .map((call) => ({ call, path: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`) }));

/** Whether the API keeps the answer under the Idempotency-Key of the request. */
function isCreation({ method, url }: ClientRequest): boolean {
  return method === 'POST' && posts.some(({ call, path }) => path.test(url) && successStatus(call) === 201 && call.limit !== 'login');
}

/** Whether a POST is a search. */
function isRead({ method, url }: ClientRequest): boolean {
  return method === 'POST' && posts.some(({ call, path }) => path.test(url) && call.reads === true);
}

function waitFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason instanceof Error ? signal.reason : new Error('The call was aborted'));
      },
      { once: true },
    );
  });
}
