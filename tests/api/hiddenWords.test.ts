import { afterAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createApi, type Person, people } from '../builders/api.ts';
import { createIntroducedMatch } from '../builders/introducedMatch.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
await insertPrivateRows(server.databaseUrl);
const match = await createIntroducedMatch(server, people.lead);

/** A text of a record, the list that has the record, who reads the text there, and who reads the record without it. */
interface HiddenText {
  what: string;
  /** Writes the word `$1` into the text of one record. */
  plant: string;
  path: string;
  readers: readonly Person[];
  others: readonly Person[];
}

const hiddenTexts: readonly HiddenText[] = [
  {
    what: 'a note about a screening result',
    plant: `UPDATE screening_results SET note = $1 WHERE id = (SELECT r.id FROM screening_results r
      JOIN trip_matches m ON m.trip_request_id = r.subject_id JOIN agents a ON a.partner_id = m.partner_id AND a.email = '${people.lead}'
      WHERE m.status IN ('PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED') LIMIT 1)`,
    path: '/v3/screening_results',
    readers: ['care', 'team'],
    others: ['lead'],
  },
  {
    what: 'an internal note on a change request',
    plant: `UPDATE change_requests SET internal_note = $1
      WHERE id = (SELECT c.id FROM change_requests c JOIN agents a ON a.partner_id = c.partner_id AND a.email = '${people.lead}' LIMIT 1)`,
    path: '/v3/change_requests',
    readers: ['care', 'team'],
    others: ['lead'],
  },
  {
    what: 'the subject of a marketing mail',
    plant: `INSERT INTO templated_emails (id, template_key, category, "to", subject, data, status)
      VALUES (gen_random_uuid(), 'newsletter', 'MARKETING', '{robin.sample@example.org}', $1, '{}', 'SENT')`,
    path: '/v3/templated_emails',
    readers: ['admin', 'care'],
    others: ['marageti'],
  },
  {
    what: 'the names of travelers of a match',
    plant: 'UPDATE trip_requests SET search_text = $1 WHERE id = (SELECT trip_request_id FROM trip_matches WHERE id = :match)',
    path: '/v3/trip_match_searches',
    readers: ['care'],
    others: ['lead', 'marageti', 'team'],
  },
  {
    what: 'what a traveler says about themselves',
    plant: `UPDATE traveler_profiles SET about_me = $1 WHERE traveler_id = (SELECT id FROM travelers WHERE email = '${people.dana}')`,
    path: '/v3/traveler_profiles',
    readers: ['dana', 'care'],
    others: ['jordan'],
  },
  {
    what: 'a mail to us',
    plant: 'UPDATE inbound_emails SET body = $1 WHERE id = (SELECT id FROM inbound_emails ORDER BY id LIMIT 1)',
    path: '/v3/inbound_emails',
    readers: ['care'],
    others: [],
  },
];

test.each(hiddenTexts)('$what is found by its words by those who read it only', async ({ what, plant, path, readers, others }) => {
  const word = `zqword${hiddenTexts.findIndex((one) => one.what === what)}`;
  const planted = await query(server.databaseUrl, `${plant.replace(':match', `'${match.id}'`)} RETURNING id`, [`A ${word} of old`]);
  expect(planted).toHaveLength(1);
  const totals = Object.fromEntries(
    await Promise.all([...readers, ...others].map(async (as) => [as, await count(as, path, word)] as const)),
  );
  expect(totals).toEqual(Object.fromEntries([...readers.map((as) => [as, 1]), ...others.map((as) => [as, 0])]));
});

test('words of a request, a company and a criterion find what belongs to them', async () => {
  const [named] = await query<{ reference: string; partner: string }>(
    server.databaseUrl,
    `SELECT r.reference, p.display_name AS partner FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
       JOIN partners p ON p.id = m.partner_id WHERE m.id = $1`,
    [match.id],
  );
  for (const as of ['lead', 'team'] as const)
    expect(await count(as, '/v3/trip_match_searches', `${named?.reference} ${named?.partner.split(' ')[0]}`)).toBe(1);
  const [criterion] = await query<{ key: string; results: number }>(
    server.databaseUrl,
    `SELECT c.key, count(*)::int AS results FROM screening_criteria c JOIN screening_results r ON r.criterion_id = c.id
     GROUP BY c.key ORDER BY length(c.key) DESC LIMIT 1`,
  );
  expect(await count('team', '/v3/screening_results', criterion?.key ?? '')).toBe(criterion?.results);
  expect(await count('care', '/v3/traveler_profiles', people.dana)).toBe(1);
});

/** How many records somebody finds by words. */
async function count(as: Person, path: string, q: string): Promise<number> {
  const isSearch = path.endsWith('_searches');
  const { body } = await api.send(isSearch ? 'POST' : 'GET', path, { as, ...(isSearch ? { body: { q } } : { query: { q } }) });
  return z.object({ total: z.int() }).parse(body).total;
}
