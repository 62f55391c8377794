import { tabStorage } from './storage.ts';

/** The trip request that was just sent, kept for the thank-you page as long as the tab. */
export interface SentRequest {
  id: string;
  /** The number people say on the phone. */
  reference: string;
  email: string;
  destinationNames: string[];
  /** ISO 8601. */
  sentAt: string;
  phone?: string;
}

const NAME = 'sentRequest';

/** Keeps the sent request for the thank-you page. */
export function keepSentRequest(request: SentRequest): void {
  tabStorage.write(NAME, request);
}

/** The request that was sent from this tab, or null. */
export function readSentRequest(): SentRequest | null {
  return tabStorage.read(NAME, isSentRequest);
}

/** Forgets it: a new request begins, or the person signed out. */
export function forgetSentRequest(): void {
  tabStorage.remove(NAME);
}

function isSentRequest(value: unknown): value is SentRequest {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const names = fields.get('destinationNames');
  return (
    ['id', 'reference', 'email', 'sentAt'].every((name) => typeof fields.get(name) === 'string') &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string')
  );
}
