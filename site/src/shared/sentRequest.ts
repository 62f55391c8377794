import { SENT_REQUEST_KEY } from './sentRequestKey.ts';
import { storage, tabStorage, type ExpiringStorage } from './storage.ts';

/** The trip request that was just sent, stored for the thank-you page as long as the tab, and for the other tabs for a day. */
export interface SentRequest {
  id: string;
  /** The reference number that travellers quote on the phone. */
  reference: string;
  email: string;
  destinationNames: string[];
  /** ISO 8601. */
  sentAt: string;
  phone?: string;
  /** Id of the form it was sent with; proves that it was sent from here. */
  formId?: string;
  /** Known countries of the trip, ISO 3166 alpha-2. */
  countryCodes?: string[];
  /** Whether the server counts it among the sender's own trips. */
  isInMyTrips?: boolean;
  /** Whether the address has an account that the sender did not sign in to. */
  isKnownEmail?: boolean;
}

/** How long the other tabs know about it, in milliseconds. */
const SHARED_LIFETIME = 86_400_000;

/** The same request for this document, in case the browser stores nothing. */
let lastSent: SentRequest | null = null;

/** Stores the sent request for the thank-you page, here and in other tabs. */
export function storeSentRequest(request: SentRequest, shared: ExpiringStorage = storage): void {
  lastSent = request;
  tabStorage.write(SENT_REQUEST_KEY, request);
  shared.write(SENT_REQUEST_KEY, request, SHARED_LIFETIME);
}

/** The request that was sent from this tab, or else the last one from this browser; null if none. */
export function readSentRequest(): SentRequest | null {
  return lastSent ?? tabStorage.read(SENT_REQUEST_KEY, isSentRequest) ?? readSharedSentRequest();
}

/** The last request that any tab of this browser has sent within a day; null if none. */
export function readSharedSentRequest(shared: ExpiringStorage = storage): SentRequest | null {
  return shared.read(SENT_REQUEST_KEY, isSentRequest);
}

/** Removes it when a new request starts or the user signs out. */
export function removeSentRequest(): void {
  lastSent = null;
  tabStorage.remove(SENT_REQUEST_KEY);
  storage.remove(SENT_REQUEST_KEY);
}

function isSentRequest(value: unknown): value is SentRequest {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const names = fields.get('destinationNames');
  return (
    ['id', 'reference', 'email', 'sentAt'].every((name) => typeof fields.get(name) === 'string') &&
    isStringArray(names) &&
    (fields.get('countryCodes') === undefined || isStringArray(fields.get('countryCodes')))
  );
}

function isStringArray(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
