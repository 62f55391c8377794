import { type Call, contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { findUniqueField } from '../../bff/src/db/postgresErrors.ts';
import { createApi } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { sampleBody } from '../builders/sampleBodies.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

/** Keys of what the server generates or derives, which no caller sends. */
const internal = [
  'airports',
  'change_requests_open',
  'company_contact_requests_conversation',
  'contact_requests_conversation',
  'conversations_match',
  'documents_storage_key',
  'exchange_rates_day',
  'images_sha256',
  'imports_running',
  'inbound_emails_message_id',
  'invoices_number',
  'ledger_entries_reverses_id',
  'newsletter_requests',
  'notifications_unread',
  'partner_merges',
  'published_content',
  'review_votes',
  'reviews_trip_match_id',
  'site_settings',
  'sla_events_open',
  'suppressions_email',
  'traveler_merges',
  'trip_request_announcement',
  'user_factors_credential_id',
  'webhook_deliveries_once',
];
const hashes = /hash|token|code_hash|only_one|singleton|job_id/;

test('every unique key is about a field of the API, or internal', async () => {
  const keys = await query<{ name: string; columns: string }>(
    server.databaseUrl,
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS columns FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace WHERE i.indisunique AND NOT i.indisprimary AND n.nspname = 'public'`,
  );
  const unknown = keys
    .map(({ name, columns }) => ({ name, columns: /\((.*?)\)(?: WHERE|$)/.exec(columns)?.[1] ?? '' }))
    .filter(({ name, columns }) => !internal.some((start) => name.startsWith(start)) && !hashes.test(columns))
    .filter(({ columns }) => findUniqueField(columns) === undefined);
  expect(keys.length).toBeGreaterThan(30);
  expect(unknown).toEqual([]);
});

const Page = z.object({ items: z.array(z.looseObject({ id: z.string() })) });
const taken: { call: Call; name: string; rest?: object }[] = [
  { call: contract.specializations.create, name: 'key', rest: { name: 'Another', group: 'INTEREST' } },
  { call: contract.newsSources.create, name: 'name', rest: { homepage: 'https://example.org/' } },
  { call: contract.locations.create, name: 'slug', rest: { name: 'Another place', type: 'CITY' } },
  { call: contract.redirects.create, name: 'fromPath', rest: { toPath: '/guides' } },
  { call: contract.teamMembers.create, name: 'email' },
  { call: contract.travelers.create, name: 'email' },
  { call: contract.countrySettings.create, name: 'countryCode' },
  { call: contract.screeningCriteria.create, name: 'key' },
];
test.each(taken)('POST $call.path names $name when another record has it', async ({ call, name, rest = sampleBody(call) }) => {
  const list = await api.send('GET', call.path, { as: 'admin', query: { limit: 1 } });
  const [item] = Page.parse(list.body).items;
  expect(await api.send('POST', call.path, { as: 'admin', body: { ...Object(rest), [name]: item?.[name] } })).toMatchObject({
    status: 409,
    problem: { errorCode: 'unique.conflict', errors: [{ pointer: `/${name}`, field: name, code: 'unique' }] },
  });
});
