import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 5 * 60_000;

/** The headers of a delivery as Standard Webhooks names them. */
export interface WebhookHeaders {
  id: string;
  /** Seconds since 1970. */
  timestamp: string;
  /** Signatures of the form `v1,base64`, separated by spaces. */
  signature: string;
}

/** Verifies a signed body that is too large to be held in memory. */
export interface SignatureVerifier {
  /** Adds the next bytes of the body. */
  update(chunk: Buffer): void;
  /** Whether one of the secrets signed id, timestamp and body. */
  isValid(): boolean;
}

/** Begins to verify a delivery by Standard Webhooks; null if its headers are incomplete, or older or newer than five minutes. */
export function beginVerification({ id, timestamp, signature }: WebhookHeaders, secrets: readonly string[]): SignatureVerifier | null {
  const isRecent = /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() - Number(timestamp) * 1000) <= TOLERANCE_MS;
  if (!isRecent || !/^[\w.:@-]{1,200}$/.test(id)) return null;
  const received = signature.split(' ').flatMap((part) => (part.startsWith('v1,') ? [Buffer.from(part.slice(3), 'base64')] : []));
  const hmacs = secrets.map((secret) => createHmac('sha256', decodeSecret(secret)).update(`${id}.${timestamp}.`));
  return {
    update: (chunk) => {
      for (const hmac of hmacs) hmac.update(chunk);
    },
    isValid: () => hmacs.map((hmac) => hmac.digest()).some((expected) => received.some((one) => isEqual(one, expected))),
  };
}

/** Signs a delivery with each secret, so that one can be replaced while receivers still know the other. */
export function signWebhook(
  { id, timestamp }: Omit<WebhookHeaders, 'signature'>,
  body: string,
  secrets: readonly string[],
): WebhookHeaders {
  const content = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => `v1,${createHmac('sha256', decodeSecret(secret)).update(content).digest('base64')}`);
  return { id, timestamp, signature: signatures.join(' ') };
}

/** A new secret of 256 bits. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function decodeSecret(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
}

function isEqual(received: Buffer, expected: Buffer): boolean {
  return received.length === expected.length && timingSafeEqual(received, expected);
}
