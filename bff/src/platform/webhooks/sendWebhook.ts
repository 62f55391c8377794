import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { performance } from 'node:perf_hooks';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

const TIMEOUT_MS = 15_000;
const MAX_LOGGED_CHARACTERS = 1_000;
/** What of an answer helps to find out what went wrong. */
const loggedHeaders = ['content-type', 'date', 'location', 'retry-after', 'server', 'x-request-id'] as const;

/** What is sent to an endpoint. */
export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What came back, cut. */
export interface WebhookAnswer {
  /** Null if there was no answer. */
  status: number | null;
  headers: Record<string, string>;
  body: string;
  /** Why it was not delivered, for the owner of the endpoint; null if it was. */
  error: string | null;
}

/** An attempt to deliver. */
export interface WebhookAttempt extends WebhookAnswer {
  durationMs: number;
}

interface SendOptions {
  /** Whether addresses of this machine and of private networks may be reached. */
  allowsPrivate: boolean;
  /** Aborts when the process stops. */
  signal: AbortSignal;
  timeoutMs?: number;
}

/**
 * Posts to an address that somebody else chose. Redirects are not followed, and names are looked up once: the address that was checked is the
 * one that is connected to.
 */
export async function sendWebhook(
  request: WebhookRequest,
  { allowsPrivate, signal, timeoutMs = TIMEOUT_MS }: SendOptions,
): Promise<WebhookAttempt> {
  const startedAt = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  const answer = await post(request, allowsPrivate, AbortSignal.any([timeout, signal])).catch((error: unknown): WebhookAnswer => {
    signal.throwIfAborted();
    return { status: null, headers: {}, body: '', error: explainFailure(error, timeout.aborted, timeoutMs) };
  });
  return { ...answer, durationMs: Math.round(performance.now() - startedAt) };
}

async function post({ url, headers, body }: WebhookRequest, allowsPrivate: boolean, signal: AbortSignal): Promise<WebhookAnswer> {
  const options = { allowPrivateIPAddress: allowsPrivate, allowMetaIPAddress: allowsPrivate };
  const isSecure = url.startsWith('https:');
  const agent = isSecure ? new RequestFilteringHttpsAgent(options) : new RequestFilteringHttpAgent(options);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = (isSecure ? https : http).request(url, { method: 'POST', headers, agent, signal });
    sent.on('response', resolve).on('error', reject).end(body);
  });
  const status = response.statusCode ?? 0;
  return { status, headers: pickHeaders(response), body: await readStart(response), error: explainStatus(status) };
}

async function readStart(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) {
    text += String(part);
    if (text.length >= MAX_LOGGED_CHARACTERS) break; // which destroys the response
  }
  return text.slice(0, MAX_LOGGED_CHARACTERS).toWellFormed().replaceAll('\0', '\uFFFD'); // PostgreSQL stores neither
}

function pickHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    loggedHeaders.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value.slice(0, MAX_LOGGED_CHARACTERS)]] : [];
    }),
  );
}

function explainStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The answer was ${status}. Redirects are not followed: enter the address that they lead to.`;
  return `The answer was ${status}.`;
}

function explainFailure(error: unknown, isTimeout: boolean, timeoutMs: number): string {
  if (isTimeout) return `There was no complete answer within ${timeoutMs / 1000} seconds.`;
  if (String(error).includes('is not allowed')) return 'The address belongs to a private network, which is not reached from here.';
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
  return `There was no answer: ${String(code)}.`;
}
