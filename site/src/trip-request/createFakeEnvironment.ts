import { createClient, type Incoming, type Outgoing } from '@farwend/api-contract/client';
import { createStorage } from '#src/shared/storage.ts';
import type { Surroundings } from './useTripRequest.ts';

/** What a rehearsal's server answers. */
export interface Rehearsal {
  /** Whose the e-mail address is; nobody's unless said. */
  email?: 'new' | 'existing' | 'agent' | 'disabled';
  /** What becomes of each request in turn, the last for all that follow: taken unless said. */
  sends?: ('taken' | 'broken' | 'duplicate' | 'never')[];
  /** How long each answer takes, in milliseconds; none unless said. */
  delay?: number;
  /** Hears of every call. */
  onCall?: (request: Outgoing) => void;
}

/** Surroundings of a form without a server, a captcha or a lasting storage: for stories and tests. */
export function rehearsal({ email = 'new', sends = ['taken'], delay = 0, onCall }: Rehearsal = {}): Surroundings {
  const memory = emptyStorage();
  let sent = 0;
  let ids = 1;
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const send = async (request: Outgoing): Promise<Incoming> => {
    onCall?.(request);
    if (delay > 0) await wait(delay);
    const path = request.address.split('?')[0] ?? '';
    const known = lists[path];
    if (known) return ok({ items: known, total: known.length, offset: 0, limit: 9000 });
    if (path.endsWith('/status')) return statusOf(email);
    if (path !== '/v3/trip_requests') return ok({});
    const outcome = sends[Math.min(sent++, sends.length - 1)] ?? 'taken';
    if (outcome === 'never') return new Promise<never>(() => {});
    if (outcome === 'broken') return refused(500, 'server.error');
    return ok({ ...Object(request.body), ...made, ...(outcome === 'duplicate' ? { duplicate: true } : {}) });
  };
  return {
    storage: createStorage(() => memory),
    sending: {
      api: createClient(send),
      solve: async () => null,
      googleClientId: () => undefined,
      isOnline: () => true,
      leaveFor: () => {},
      onSession: () => {},
      newId: () => `form-000${(ids += 1)}`,
      wait: async () => {},
      phone: '+1 800 555 0142',
    },
  };
}

const ok = (body: object): Incoming => ({ status: 200, statusText: '', body });
const refused = (status: number, errorCode: string): Incoming => ({
  status,
  statusText: '',
  body: { httpStatus: status, errorCode, message: '' },
});

const made = {
  id: '01890000-0000-7000-8000-000000000009',
  reference: 'TR-ABC123',
  destinationNames: ['Kenya'],
  submittedAt: '2026-11-21T10:00:00Z',
  createdAt: '2026-11-21T10:00:00Z',
};

const nights = (countryCode: string, name: string, minNights: number, low: number, high: number) => ({
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
    nights('KE', 'Kenya', 7, 700, 1800),
    nights('IT', 'Italy', 6, 450, 1100),
    nights('NZ', 'New Zealand', 10, 450, 1000),
  ],
  '/v3/countries': [
    { isoCode2: 'US', name: 'United States' },
    { isoCode2: 'CA', name: 'Canada' },
    { isoCode2: 'GB', name: 'United Kingdom' },
    { isoCode2: 'DK', name: 'Denmark' },
    { isoCode2: 'NL', name: 'Netherlands' },
  ],
};

function statusOf(email: NonNullable<Rehearsal['email']>): Incoming {
  if (email === 'new') return refused(404, 'resource.notFound');
  return ok({ personType: email === 'agent' ? 'agent' : 'traveler', status: email === 'disabled' ? 'DISABLED' : 'ENABLED' });
}

function emptyStorage(): Storage {
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
