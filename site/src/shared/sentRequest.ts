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
  /** Id of the form it was sent with: what shows that it was sent from here. */
  formId?: string;
  /** Countries of the journey that we know, ISO 3166 alpha-2. */
  countryCodes?: string[];
  /** Whether the address has an account that the sender did not sign in to. */
  isKnownEmail?: boolean;
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
    areTexts(names) &&
    (fields.get('countryCodes') === undefined || areTexts(fields.get('countryCodes')))
  );
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
