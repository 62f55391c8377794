import { createClient, type ClientResponse, type ClientRequest } from '@farwend/api-contract/client';
import { createStorage } from '#src/shared/storage.ts';
import type { FormEnvironment } from './useTripRequest.ts';

/** How the fake server responds. */
export interface FakeEnvironmentOptions {
  /** Who the email address belongs to. Defaults to `new`. */
  email?: 'new' | 'existing' | 'agent' | 'disabled';
  /** Outcome of each request in turn, the last one repeated. Defaults to `accepted`. */
  sends?: ('accepted' | 'failed' | 'duplicate' | 'pending')[];
  /** Delay of each reply in milliseconds. Defaults to 0. */
  delay?: number;
  /** Called with every request. */
  onCall?: (request: ClientRequest) => void;
}

/** Creates the environment of a form without server, captcha or persistent storage, for stories and tests. */
export function createFakeEnvironment({
  email = 'new',
  sends = ['accepted'],
  delay = 0,
  onCall,
}: FakeEnvironmentOptions = {}): FormEnvironment {
  const memory = createMemoryStorage();
  let sent = 0;
  let ids = 1;
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const send = async (request: ClientRequest): Promise<ClientResponse> => {
    onCall?.(request);
    if (delay > 0) await wait(delay);
    const path = request.url.split('?')[0] ?? '';
    const items = lists[path];
    if (items) return ok({ items, total: items.length, offset: 0, limit: 9000 });
    if (path.endsWith('/status')) return emailStatusReply(email);
    if (path !== '/v3/trip_requests') return ok({});
    const outcome = sends[Math.min(sent++, sends.length - 1)] ?? 'accepted';
    if (outcome === 'pending') return new Promise<never>(() => {});
    if (outcome === 'failed') return problemReply(500, 'server.error');
    return ok({ ...Object(request.body), ...createdRequest, ...(outcome === 'duplicate' ? { duplicate: true } : {}) });
  };
  return {
    storage: createStorage(() => memory),
    services: {
      api: createClient(send),
      solveCaptcha: async () => null,
      googleClientId: () => undefined,
      isOnline: () => true,
      redirectTo: () => {},
      onSessionChange: () => {},
      newId: () => `form-000${(ids += 1)}`,
      wait: async () => {},
      phone: '+1 800 555 0142',
    },
  };
}

const ok = (body: object): ClientResponse => ({ status: 200, statusText: '', body });
const problemReply = (status: number, errorCode: string): ClientResponse => ({
  status,
  statusText: '',
  body: { httpStatus: status, errorCode, message: '' },
});

const createdRequest = {
  id: '01890000-0000-7000-8000-000000000009',
  reference: 'TR-ABC123',
  destinationNames: ['Kenya'],
  submittedAt: '2026-11-21T10:00:00Z',
  createdAt: '2026-11-21T10:00:00Z',
};

const countrySetting = (countryCode: string, name: string, minNights: number, low: number, high: number) => ({
  countryCode,
  name,
  minNights,
  typicalNightLowUSD: low,
  typicalNightHighUSD: high,
});

const lists: Record<string, object[]> = {
  '/v3/destinations': [
    { id: '1', name: 'Kenya', countryCodes: ['KE'] },
    { id: '2', name: 'Italy', countryCodes: ['IT'] },
    { id: '3', name: 'New Zealand', countryCodes: ['NZ'] },
    { id: '4', name: 'Tuscany', countryCodes: ['IT'] },
  ],
  '/v3/country_settings': [
    countrySetting('KE', 'Kenya', 7, 700, 1800),
    countrySetting('IT', 'Italy', 6, 450, 1100),
    countrySetting('NZ', 'New Zealand', 10, 450, 1000),
  ],
  '/v3/countries': [
    { isoCode2: 'US', name: 'United States' },
    { isoCode2: 'CA', name: 'Canada' },
    { isoCode2: 'GB', name: 'United Kingdom' },
    { isoCode2: 'DK', name: 'Denmark' },
    { isoCode2: 'NL', name: 'Netherlands' },
  ],
};

function emailStatusReply(email: NonNullable<FakeEnvironmentOptions['email']>): ClientResponse {
  if (email === 'new') return problemReply(404, 'resource.notFound');
  return ok({ personType: email === 'agent' ? 'agent' : 'traveler', status: email === 'disabled' ? 'DISABLED' : 'ENABLED' });
}

function createMemoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}
