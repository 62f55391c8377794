import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { keepSmallTeam, listenFor } from '@farwend/tests/builders/heard.ts';
import { createIntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { loadPartnerId, loadPersonId } from '@farwend/tests/builders/tripMatch.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
const sql = (text: string, values: unknown[] = []) => query(server.databaseUrl, text, values);
await keepSmallTeam(server);
await sql(`UPDATE users SET roles = '{admin}' WHERE email = $1`, [people.team]); // hears what the other does
const userIdOf = async (email: string) => String((await sql('SELECT id FROM users WHERE email = $1', [email]))[0]?.['id']);

describe('who hears of an account', () => {
  const change = (id: string, as: Person, body: object) => async () =>
    expect((await api.send('PUT', `/v3/users/${id}`, { as, body })).status).toBe(200);

  test('that is closed, and opened again', async () => {
    const id = await userIdOf(people.jordan);
    const close = api.send('PUT', `/v3/users/${id}`, { as: 'care', body: { status: 'DISABLED' } });
    expect(await close).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/disabledReason' }] } });
    expect(await listenFor(server, [id], change(id, 'care', { status: 'DISABLED', disabledReason: 'Asked by phone' }))).toEqual([
      'user-disabled → jordan',
      'user.disabled → admin',
      'user.disabled → team',
    ]);
    expect(await listenFor(server, [id], change(id, 'admin', { status: 'ENABLED' }))).toEqual(['user.enabled → team']);
    const [reset] = await sql(
      `SELECT "to"[1] AS email FROM templated_emails WHERE template_key = 'user-reset' ORDER BY created_at DESC LIMIT 1`,
    );
    expect(reset).toEqual({ email: people.jordan });
  });

  test('whose roles and address change: both addresses', async () => {
    const id = await userIdOf(people.marageti);
    expect(await listenFor(server, [id], change(id, 'admin', { roles: ['marageti', 'editor'] }))).toEqual([
      'user-security-changed → marageti',
      'user.securityChanged → team',
    ]);
    expect(await listenFor(server, [id], change(id, 'admin', { email: 'marageti.new@example.com' }))).toEqual([
      'user-security-changed → marageti',
      'user-security-changed → marageti.new@example.com',
      'user.securityChanged → team',
    ]);
  });
});

describe('who hears of a review', () => {
  async function reviewIn(status: string): Promise<string> {
    const match = await createIntroducedMatch(server, people.lead, 'COMPLETED');
    const [row] = await sql(
      `INSERT INTO reviews (id, partner_id, author_name, rating, title, body, reviewed_at, source, status, traveler_id, trip_match_id)
       VALUES (gen_random_uuid(), $1, 'Dana R.', 80, 'Herons', 'We counted forty.', now(), 'LINK', $2, $3, $4) RETURNING id`,
      [match.partnerId, status, await loadPersonId(server, people.dana), match.id],
    );
    return String(row?.['id']);
  }
  const published = ['review-published → lead', 'review-published-author → dana'];

  test.each([
    ['SUBMITTED', 'PENDING', undefined, ['review.pending → publisher']],
    ['SUBMITTED', 'PUBLISHED', undefined, published],
    ['PENDING', 'PUBLISHED', undefined, published],
    ['SUBMITTED', 'REJECTED', 'PERSONAL_DATA', ['review-rejected → dana']],
    ['PENDING', 'REJECTED', 'OFF_TOPIC', ['review-rejected → dana']],
    ['REJECTED', 'PENDING', undefined, ['review.pending → publisher']],
    ['PUBLISHED', 'FLAGGED', 'ABUSE', []],
    ['FLAGGED', 'PUBLISHED', undefined, []],
    ['FLAGGED', 'REMOVED', 'ABUSE', ['review-rejected → dana']],
    ['PUBLISHED', 'REMOVED', 'CORRECTION', []],
  ] as const)('that moves from %s to %s %s', async (from, status, groundCode, expected) => {
    const id = await reviewIn(from);
    const body = { status, ...(groundCode && { groundCode }) };
    const heard = await listenFor(server, [id], async () =>
      expect((await api.call(contract.reviews.update, { as: 'admin', params: { id }, body })).status).toBe(200),
    );
    expect(heard).toEqual(expected);
  });

  test('that its company answers, once the answer is published', async () => {
    const id = await reviewIn('PUBLISHED');
    const reply = (as: Person, body: object) => api.send('PUT', `/v3/reviews/${id}/reply`, { as, body });
    expect((await reply('lead', { body: 'Thank you for the herons.' })).status).toBe(200);
    expect(await listenFor(server, [id], () => reply('publisher', { status: 'PUBLISHED' }))).toEqual(['review-reply → dana']);
  });
});

describe('who hears of a change request', () => {
  test.each([
    ['CONFIRMED', {}],
    ['DECLINED', { declinedReason: 'Please describe what you do yourselves.' }],
  ] as const)('that is %s', async (status, reason) => {
    const params = { id: await loadPartnerId(server, 'Acacia Quill') };
    const staged = await api.call(contract.partners.setProfile, { as: 'lead', params, body: { intro: `New words, ${status}.` } });
    const id = staged.body.openChangeRequestId ?? '';
    const decide = () => api.call(contract.changeRequests.update, { as: 'care', params: { id }, body: { status, ...reason } });
    expect(await listenFor(server, [id], decide)).toEqual(['change-decided → lead']);
  });
});
