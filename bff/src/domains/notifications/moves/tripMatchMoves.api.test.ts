import { contract, type TripMatchStatus } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { keepSmallTeam, listenFor } from '@farwend/tests/builders/heard.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { addProposal, createMatch, liftMatchLimits, loadPartnerId, loadPersonId } from '@farwend/tests/builders/tripMatch.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
const sql = (text: string, values: unknown[]) => query(server.databaseUrl, text, values);
await keepSmallTeam(server);
await liftMatchLimits(server);
const owner = await loadPersonId(server, people.admin);
const stellwyn = await loadPartnerId(server, 'Stellwyn Cape');
const introduced = ['INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'LOST'];

/** A match of the lead agent, of a request of Dana's that the administrator looks after and for which another company is asked too. */
async function matchIn(status: TripMatchStatus): Promise<{ id: string; tripRequestId: string }> {
  const match = await createMatch(server, api, introduced.includes(status) ? 'INTRODUCED' : 'PROPOSED');
  const requestStatus = introduced.includes(status) ? (status === 'BOOKED' ? 'BOOKED' : 'PLANNING') : 'MATCHED';
  await sql('UPDATE trip_requests SET assigned_to_id = $2, status = $3 WHERE id = $1', [match.tripRequestId, owner, requestStatus]);
  await sql(
    `UPDATE trip_matches SET status = $2, closed_at = CASE WHEN $2 = 'LOST' THEN now() END, lead_agent_id = $3, agent_ids = ARRAY[$3::uuid] WHERE id = $1`,
    [match.id, status, await loadPersonId(server, people.lead)],
  );
  await sql(
    `INSERT INTO trip_matches (id, trip_request_id, partner_id, status, proposed_at, respond_by, introduced_at, commission_rate_pct)
     VALUES (gen_random_uuid(), $1, $2, $3, now(), now() + interval '1 day', now(), 10)`,
    [match.tripRequestId, stellwyn, requestStatus === 'MATCHED' ? 'PROPOSED' : 'INTRODUCED'],
  );
  return match;
}

type Row = [by: Person, from: TripMatchStatus, to: TripMatchStatus, reasonCode: string | undefined, ...heard: string[]];
const booked = ['booking-congratulations → dana', 'booking-partner → lead', 'match.booked → admin'];
const talking = ['INTRODUCED', 'IN_CONVERSATION', 'QUOTED'] as const;

/** §8 of the design, with the administrator as owner. */
const table: Row[] = [
  ['care', 'SUGGESTED', 'WITHDRAWN', undefined],
  ['care', 'SUGGESTED', 'PROPOSED', undefined, 'match-proposed → lead'],
  ['lead', 'PROPOSED', 'ACCEPTED', undefined, 'match.accepted → admin'],
  ['lead', 'PROPOSED', 'DECLINED', 'DATES', 'match.declined → admin'],
  ['care', 'PROPOSED', 'WITHDRAWN', 'UNSUITABLE', 'match-withdrawn → lead'],
  ['care', 'ACCEPTED', 'WITHDRAWN', 'CAPACITY', 'match-withdrawn → lead'],
  ['care', 'ACCEPTED', 'INTRODUCED', undefined, 'introduction-agent → lead', 'introduction-traveler → dana'],
  ...talking.flatMap((from): Row[] => [
    ['lead', from, 'QUOTED', undefined, 'proposal-ready → dana'],
    ['lead', from, 'LOST', 'PRICE', 'match-ended → dana', 'match.lost → admin'],
    ['dana', from, 'LOST', 'PRICE', 'match-lost → lead', 'match.lost → admin'],
    ['care', from, 'LOST', 'PRICE', 'match-lost → lead'],
    ['care', from, 'WITHDRAWN', 'TRAVELER_WISH', 'match-ended → dana', 'match-withdrawn → lead'],
    ['care', from, 'BOOKED', undefined, ...booked],
  ]),
  ['dana', 'QUOTED', 'IN_CONVERSATION', undefined, 'changes-asked → lead'],
  ['dana', 'QUOTED', 'BOOKED', undefined, ...booked],
  ['dana', 'LOST', 'IN_CONVERSATION', undefined, 'match-reopened → lead', 'match.reopened → admin'],
  ['care', 'LOST', 'IN_CONVERSATION', undefined, 'match-reopened → lead', 'match.reopened → admin'],
  ['care', 'BOOKED', 'CANCELLED', undefined, 'booking-cancelled-partner → lead'],
  ['care', 'DECLINED', 'SUGGESTED', undefined],
  ['care', 'EXPIRED', 'SUGGESTED', undefined],
  ['care', 'WITHDRAWN', 'SUGGESTED', undefined],
];

describe('who hears of a match', () => {
  test.each(table)('that %s moves from %s to %s %s', async (as, from, to, reasonCode, ...expected) => {
    const { id, tripRequestId } = await matchIn(from);
    const proposal = to === 'QUOTED' ? { proposalId: await addProposal(server, id, 9_000) } : {};
    const body = { status: to, ...(reasonCode && { reasonCode }), ...proposal, ...(to === 'SUGGESTED' && { note: 'They have room now' }) };
    const heard = await listenFor(server, [id, tripRequestId], async () =>
      expect((await api.call(contract.tripMatches.setStatus, { as, params: { id }, body })).status).toBe(200),
    );
    expect(heard).toEqual(expected);
  });

  test('that expires', async () => {
    const { id } = await matchIn('PROPOSED');
    await sql(`UPDATE trip_matches SET respond_by = now() - interval '1 minute' WHERE id = $1`, [id]);
    expect(await listenFor(server, [id], () => runJob(server, 'matchClocks'))).toEqual(['match-expired → lead', 'match.expired → admin']);
  });

  test('that an administrator corrects: nobody', async () => {
    const { id, tripRequestId } = await matchIn('INTRODUCED');
    const body = { status: 'BOOKED', reasonCode: 'CORRECTION' } as const;
    const correct = () => api.call(contract.tripMatches.setStatus, { as: 'admin', params: { id }, body });
    expect(await listenFor(server, [id, tripRequestId], correct)).toEqual([]);
  });

  test('is told why: the agent of a withdrawal, and of the changes that the traveler asks for', async () => {
    const { id } = await matchIn('QUOTED');
    const note = 'Could the first two nights be by the lake?';
    await api.call(contract.tripMatches.setStatus, { as: 'dana', params: { id }, body: { status: 'IN_CONVERSATION', note } });
    await api.call(contract.tripMatches.setStatus, { as: 'care', params: { id }, body: { status: 'WITHDRAWN', reasonCode: 'ERROR' } });
    const mails = await sql(
      `SELECT template_key AS key, coalesce(data ->> 'changes', data ->> 'reason') AS why FROM templated_emails
       WHERE related_id = $1 AND template_key IN ('changes-asked', 'match-withdrawn') ORDER BY 1`,
      [id],
    );
    expect(mails).toEqual([
      { key: 'changes-asked', why: note },
      { key: 'match-withdrawn', why: 'it had reached you by mistake' },
    ]);
    const body = { status: 'WITHDRAWN', reasonCode: 'BORED' } as const;
    const other = await matchIn('PROPOSED');
    expect(await api.call(contract.tripMatches.setStatus, { as: 'care', params: { id: other.id }, body })).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/reasonCode' }] },
    });
  });
});
