import { beforeEach, expect, test } from '@jest/globals';
import { createClient, type Client, type ClientResponse } from '@farwend/api-contract/client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { storage } from '#src/shared/storage.ts';
import { useFormLists } from './useFormLists.ts';

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
  createClient(async ({ url }): Promise<ClientResponse> => ({
    status: 200,
    statusText: '',
    body: { items: lists[url.split('?')[0] ?? ''] },
  }));
const silent = (): Client => createClient(() => new Promise(() => {}));
const idle = () => {};

function visit(api: Client) {
  const { result } = renderHook(() => useFormLists(api, storage, idle));
  act(() => result.current.load());
  return result;
}

beforeEach(() => localStorage.clear());

test('shows stored lists before the server replies, with only the fields the form needs', async () => {
  const first = visit(answering());
  await waitFor(() => expect(first.current.places).toHaveLength(1));
  expect(localStorage.getItem('farwend.locations')).not.toMatch(/popularity|dialCode|version/);
  const second = visit(silent());
  await waitFor(() => expect(second.current.places).toMatchObject([{ name: 'Kenya' }]));
  expect(second.current).toMatchObject({
    countryFacts: [{ minNights: 6, newsletterConsent: 'OPT_IN' }],
    countries: [{ isoCode2: 'US' }],
  });
});

test('ignores a corrupt entry', () => {
  storage.write('locations', { places: [{ name: 'Kenya' }], countryFacts: [], countries: [] });
  expect(visit(silent()).current.places).toEqual([]);
});
