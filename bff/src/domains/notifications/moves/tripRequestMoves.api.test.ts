import { contract, type TransitionActor, transitionsFrom, tripRequestMachine, type TripRequestStatus } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { keepSmallTeam, listenFor } from '@farwend/tests/builders/heard.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { enqueueJob, runJob, waitForJobs } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createQualifiedRequest, loadPersonId } from '@farwend/tests/builders/tripMatch.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
const sql = (text: string, values: unknown[]) => query(server.databaseUrl, text, values);
await keepSmallTeam(server);
const owner = await loadPersonId(server, people.admin);
const lead = await loadPersonId(server, people.lead);

/** The status of the match of a request in each status; it has none in the others. */
const matches: { [S in TripRequestStatus]?: string } = {
  MATCHED: 'PROPOSED',
  PLANNING: 'INTRODUCED',
  ON_HOLD: 'INTRODUCED',
  BOOKED: 'BOOKED',
};

/** A request of Dana's that the administrator looks after, with a match of the lead agent's company. */
async function requestIn(status: TripRequestStatus): Promise<{ id: string; ids: string[] }> {
  const id = await createQualifiedRequest(server, api);
  await sql(
    `UPDATE trip_requests SET status = $2, assigned_to_id = $3, held_from = CASE WHEN $2 = 'ON_HOLD' THEN 'PLANNING' END, closed_at = now() WHERE id = $1`,
    [id, status, owner],
  );
  await sql('DELETE FROM templated_emails WHERE related_id = $1', [id]); // its confirmation, which is sent once
  const [match] = await sql(
    `INSERT INTO trip_matches (id, trip_request_id, partner_id, status, proposed_at, respond_by, introduced_at, lead_agent_id, agent_ids, commission_rate_pct)
     SELECT gen_random_uuid(), $1::uuid, partner_id, $2, now(), now() + interval '1 day', now(), id, ARRAY[id], 10 FROM agents WHERE id = $3 AND $2 <> '' RETURNING id`,
    [id, matches[status] ?? '', lead],
  );
  return { id, ids: [id, ...(match ? [String(match['id'])] : [])] };
}

const open = ['PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD'];
/** Who hears of a move: §8 of the design, with the administrator as owner. All others are silent. */
function expectedOf(from: TripRequestStatus, to: TripRequestStatus, by: 'care' | 'dana', reasonCode: string): string[] {
  const agents = matches[from] !== undefined;
  if (to === 'PENDING') return ['request.new → admin', 'trip-request-received → dana'];
  if (to === 'NEEDS_INFO') return ['trip-request-question → dana'];
  if (from === 'NEEDS_INFO' && to === 'SCREENING') return by === 'dana' ? ['request.answered → admin'] : [];
  if (to === 'ON_HOLD') return [...(agents ? ['match-on-hold → lead'] : []), 'request-on-hold → dana', 'request.onHold → admin'];
  if (from === 'ON_HOLD' && to !== 'CANCELLED') return ['match-resumed → lead', 'request-resumed → dana', 'request.resumed → admin'];
  if (from === 'BOOKED' && to === 'CANCELLED')
    return ['booking-cancelled → dana', 'booking-cancelled-partner → lead', 'request.cancelled → admin'];
  if (to === 'CANCELLED' && open.includes(from))
    return [...(agents ? ['match-withdrawn → lead'] : []), 'request-cancelled → dana', 'request.cancelled → admin'];
  if (to === 'CLOSED_LOST') return ['match-lost → lead', 'request-closed → dana', 'request.closed → admin'];
  if (to === 'SCREENING' && ['CANCELLED', 'CLOSED_LOST', 'EXPIRED'].includes(from))
    return ['request-reopened → dana', 'request.reopened → admin'];
  if (to === 'REJECTED') return ['SPAM', 'FRAUD'].includes(reasonCode) ? [] : ['trip-request-declined → dana'];
  if (to === 'DUPLICATE') return ['request-duplicate → dana'];
  return [];
}

const movers = [
  { as: 'care', kinds: ['teamMember', 'care'] },
  { as: 'dana', kinds: ['traveler', 'owner'] },
] as const satisfies { as: 'care' | 'dana'; kinds: TransitionActor[] }[];
const moves = movers.flatMap(({ as, kinds }) =>
  tripRequestMachine.states.flatMap((from) =>
    transitionsFrom(tripRequestMachine, from, kinds)
      .filter(({ to }) => from !== 'ON_HOLD' || !['QUALIFIED', 'MATCHED'].includes(to))
      .flatMap(({ to, reasons = [''] }) =>
        (to === 'REJECTED' ? reasons : reasons.slice(0, 1)).map((reasonCode) => ({ as, from, to, reasonCode })),
      ),
  ),
);

describe('who hears of a trip request', () => {
  test.each(moves)('that $as moves from $from to $to $reasonCode', async ({ as, from, to, reasonCode }) => {
    const { id, ids } = await requestIn(from);
    if (from === 'BOOKED') await settleCancellation(id);
    const body = {
      status: to,
      ...(reasonCode && { reasonCode }),
      ...(to === 'NEEDS_INFO' && { question: 'Are your dates fixed, or could you leave a week later?' }),
      ...(to === 'DUPLICATE' && { duplicateOfId: await createQualifiedRequest(server, api) }),
    };
    const heard = await listenFor(server, ids, async () =>
      expect((await api.call(contract.tripRequests.setStatus, { as, params: { id }, body })).status).toBe(200),
    );
    expect(heard).toEqual(expectedOf(from, to, as, reasonCode));
  });

  test('that expires', async () => {
    const { id, ids } = await requestIn('NEEDS_INFO');
    await sql(`UPDATE trip_requests SET status_changed_at = now() - interval '15 days' WHERE id = $1`, [id]);
    expect(await listenFor(server, ids, () => runJob(server, 'tripRequestClocks'))).toEqual([
      'request-expired → dana',
      'request.expired → admin',
    ]);
  });

  test('that turns out to be a duplicate', async () => {
    const [{ id, ids }, earlier] = [await requestIn('PENDING'), await requestIn('PENDING')];
    await sql(`UPDATE trip_requests SET submitted_at = submitted_at - interval '1 hour' WHERE id = $1`, [earlier.id]);
    const mark = async () => waitForJobs(server, 'markDuplicates', await enqueueJob(server, 'markDuplicates', { tripRequestId: id }));
    expect(await listenFor(server, ids, mark)).toEqual(['request-duplicate → dana']);
  });

  test('whose only company declines: the traveler once', async () => {
    const { ids } = await requestIn('MATCHED');
    const [id = '', matchId = ''] = ids;
    const decline = async () =>
      expect(
        (
          await api.call(contract.tripMatches.setStatus, {
            as: 'lead',
            params: { id: matchId },
            body: { status: 'DECLINED', reasonCode: 'DATES' },
          })
        ).status,
      ).toBe(200);
    const staff = ['match.declined → admin', 'request.needsMatches → admin'];
    expect(await listenFor(server, ids, decline)).toEqual([...staff, 'still-searching → dana']);
    await sql(`UPDATE trip_requests SET status = 'MATCHED' WHERE id = $1`, [id]);
    await sql(`UPDATE trip_matches SET status = 'PROPOSED' WHERE id = $1`, [matchId]);
    expect(await listenFor(server, ids, decline)).toEqual(staff);
  });

  test('that an administrator corrects: nobody', async () => {
    const { id, ids } = await requestIn('PLANNING');
    const body = { status: 'CANCELLED', reasonCode: 'CORRECTION' } as const;
    const correct = async () =>
      expect((await api.call(contract.tripRequests.setStatus, { as: 'admin', params: { id }, body })).status).toBe(200);
    expect(await listenFor(server, ids, correct)).toEqual([]);
  });
});

/** A booked request is cancelled only with its money settled. */
async function settleCancellation(id: string): Promise<void> {
  await sql(
    `INSERT INTO sales_recordings (id, trip_match_id, trip_request_id, partner_id, agent_id, type, reference, status, booked_on, travel_start, travel_end,
       travelers_count, gross_amount, gross_usd, commissionable_usd, commission_rate_pct, commission_usd, due_on)
     SELECT gen_random_uuid(), m.id, $1::uuid, m.partner_id, m.lead_agent_id, 'CANCELLATION', 'TEST-' || gen_random_uuid(), 'SUBMITTED', current_date, current_date, current_date,
       2, -100, -100, -100, 10, -10, current_date FROM trip_matches m WHERE m.trip_request_id = $1`,
    [id],
  );
}
