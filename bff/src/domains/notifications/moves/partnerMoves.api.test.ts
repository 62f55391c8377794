import { contract, type PartnerStatus } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { keepSmallTeam, listenFor } from '@farwend/tests/builders/heard.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createMatch, liftMatchLimits, loadPartnerId, loadPersonId } from '@farwend/tests/builders/tripMatch.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
const sql = (text: string, values: unknown[] = []) => query(server.databaseUrl, text, values);
await keepSmallTeam(server);
await liftMatchLimits(server);
const id = await loadPartnerId(server, 'Acacia Quill');
await sql(`UPDATE screening_criteria SET active = false WHERE stage = 'PARTNER_VETTING'`);
await sql(`UPDATE trip_matches SET status = 'COMPLETED' WHERE partner_id = $1 AND status = 'BOOKED'`, [id]);
await sql('UPDATE partners SET care_owner_id = $2, email = $3 WHERE id = $1', [id, await loadPersonId(server, people.care), people.jordan]);

type Row = [from: PartnerStatus, to: PartnerStatus, reasonCode: string | undefined, ...heard: string[]];
/** The address of the partner is Jordan's here. */
const toPartner = (mail: string, notification: string) => [`partner-${mail} → jordan`, `partner.${notification} → care`];
const ended = (word: string) => [
  'company-unavailable → dana',
  `partner-${word} → agent`,
  `partner-${word} → lead`,
  `partner-${word} → njeri.mwangi@example.com`,
  `partner-${word} → peter.lesiyampe@example.com`,
  `partner.${word} → care`,
];

/** §8 of the design: an administrator moves a partner that care looks after, with whom Dana plans a journey. */
const table: Row[] = [
  ['APPLIED', 'VETTING', undefined, ...toPartner('vetting', 'vetting')],
  ['APPLIED', 'REJECTED', 'NO_NEED', ...toPartner('declined', 'rejected')],
  ['VETTING', 'ONBOARDING', undefined, ...toPartner('approved', 'onboarding')],
  ['VETTING', 'REJECTED', 'QUALITY', ...toPartner('declined', 'rejected')],
  ['ONBOARDING', 'ACTIVE', undefined, ...toPartner('active', 'active')],
  ['ACTIVE', 'PAUSED', 'SEASON', ...toPartner('paused', 'paused')],
  ['PAUSED', 'ACTIVE', undefined, ...toPartner('resumed', 'resumed')],
  ['ACTIVE', 'SUSPENDED', 'SERVICE', ...ended('suspended')],
  ['PAUSED', 'SUSPENDED', 'PAYMENT', ...ended('suspended')],
  ['SUSPENDED', 'ACTIVE', undefined, ...toPartner('resumed', 'resumed')],
  ['ACTIVE', 'TERMINATED', 'PARTNER_WISH', ...ended('terminated')],
  ['PAUSED', 'TERMINATED', 'CLOSED', ...ended('terminated')],
  ['SUSPENDED', 'TERMINATED', 'CONDUCT', ...ended('terminated')],
  ['REJECTED', 'APPLIED', undefined, ...toPartner('applied', 'applied')],
  ['TERMINATED', 'APPLIED', undefined, ...toPartner('applied', 'applied')],
  ['ACTIVE', 'SUSPENDED', 'CORRECTION'],
];

describe('who hears of a partner', () => {
  const put = (status: PartnerStatus) =>
    sql(`UPDATE partners SET status = $2, status_changed_at = now() - interval '13 months', access_ended_at = NULL WHERE id = $1`, [
      id,
      status,
    ]);

  test.each(table)('that moves from %s to %s %s', async (from, to, reasonCode, ...expected) => {
    await put('ACTIVE');
    const match = await createMatch(server, api, 'INTRODUCED');
    await put(from);
    const body = { status: to, ...(reasonCode && { reasonCode }) };
    const heard = await listenFor(server, [id, match.id], async () =>
      expect((await api.call(contract.partners.setStatus, { as: 'admin', params: { id }, body })).status).toBe(200),
    );
    expect(heard).toEqual(expected);
  });

  test('that is suspended: the agents of proposed requests hear it once', async () => {
    await put('ACTIVE');
    const match = await createMatch(server, api, 'PROPOSED');
    const body = { status: 'SUSPENDED', reasonCode: 'SERVICE' } as const;
    const heard = await listenFor(server, [match.id], () => api.call(contract.partners.setStatus, { as: 'admin', params: { id }, body }));
    expect(heard).toEqual([]);
    expect((await sql('SELECT status FROM trip_matches WHERE id = $1', [match.id]))[0]).toEqual({ status: 'WITHDRAWN' });
  });
});
