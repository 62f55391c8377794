import { beforeEach, expect, test } from '@jest/globals';
import { createClient, type Client, type Incoming } from '@farwend/api-contract/client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { storage } from '#src/shared/storage.ts';
import { usePlaces } from './usePlaces.ts';

const kenya = { id: 'p1', name: 'Kenya', countryCodes: ['KE'], alternateNames: [], popularity: 9 };
const facts = {
  countryCode: 'KE',
  name: 'Kenya',
  minNights: 6,
  newsletterConsent: 'OPT_IN',
  typicalNightLowUSD: 400,
  typicalNightHighUSD: null,
  version: 1,
};
const lists: Record<string, object[]> = {
  '/v3/destinations': [kenya],
  '/v3/country_settings': [facts],
  '/v3/countries': [{ isoCode2: 'US', name: 'United States', dialCode: '+1' }],
};
const answering = (): Client =>
  createClient(async ({ address }): Promise<Incoming> => ({
    status: 200,
    statusText: '',
    body: { items: lists[address.split('?')[0] ?? ''] },
  }));
const silent = (): Client => createClient(() => new Promise(() => {}));
const idle = () => {};

function visit(api: Client) {
  const { result } = renderHook(() => usePlaces(api, storage, idle));
  act(() => result.current.load());
  return result;
}

beforeEach(() => localStorage.clear());

test('the lists of an earlier visit stand before the server answers, cut to what the form needs', async () => {
  const first = visit(answering());
  await waitFor(() => expect(first.current.places).toHaveLength(1));
  expect(localStorage.getItem('farwend.locations')).not.toMatch(/popularity|dialCode|version/);
  const second = visit(silent());
  expect(second.current).toMatchObject({
    places: [{ name: 'Kenya' }],
    countryFacts: [{ minNights: 6, newsletterConsent: 'OPT_IN' }],
    countries: [{ isoCode2: 'US' }],
  });
});

test('a damaged entry counts for nothing', () => {
  storage.write('locations', { places: [{ name: 'Kenya' }], countryFacts: [], countries: [] });
  expect(visit(silent()).current.places).toEqual([]);
});
