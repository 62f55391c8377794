/** What happened, as the API tells it: the record itself is read with its id. */
export interface WebhookEvent {
  /** Like `trip_request.status_changed`. */
  type: string;
  /** When it happened, ISO 8601. */
  timestamp: string;
  data: Record<string, unknown>;
}

/** The headers of a delivery: an object with lower-case names, as of Node, or the `Headers` of a `Request`. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>;

/** A delivery that must not be trusted. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

const TOLERANCE_S = 5 * 60;

/**
 * The event of a delivery that was signed with one of the secrets (`whsec_…`) by Standard Webhooks, at most five minutes ago. Takes the
 * body as it was received: parsed and written anew, its signature would not fit. Throws a `WebhookVerificationError` for any other.
 */
export async function verifyWebhook(
  body: string | Uint8Array<ArrayBuffer>,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
): Promise<WebhookEvent> {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => readHeader(headers, name));
  if (!id || !timestamp || !signature)
    throw new WebhookVerificationError('The delivery has no webhook-id, webhook-timestamp or webhook-signature');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_S)
    throw new WebhookVerificationError('The delivery was signed more than five minutes ago, or the clocks differ');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const content = concatenate(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  const received = signature.split(' ').flatMap((one) => (one.startsWith('v1,') ? [decodeBase64(one.slice(3))] : []));
  for (const secret of [secrets].flat()) {
    const key = await importKey(secret);
    for (const one of received) if (one && (await crypto.subtle.verify('HMAC', key, one, content))) return parseEvent(bytes);
  }
  throw new WebhookVerificationError('None of the secrets has signed this delivery');
}

function readHeader(headers: WebhookHeaders, name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : undefined;
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = decodeBase64(secret.replace(/^whsec_/, ''));
  if (!bytes || bytes.length === 0) throw new TypeError('A secret is whsec_ and random bytes in base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** Null for a text that is not base64. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

function parseEvent(body: Uint8Array): WebhookEvent {
  const event: unknown = JSON.parse(new TextDecoder().decode(body));
  if (!isEvent(event)) throw new WebhookVerificationError('The delivery is signed, but holds no event');
  return event;
}

function isEvent(value: unknown): value is WebhookEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'timestamp' in value &&
    typeof value.timestamp === 'string' &&
    'data' in value &&
    typeof value.data === 'object' &&
    value.data !== null
  );
}
