import { contract, type SlaClock, slaClocks } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { addProposal, createMatch, liftMatchLimits, loadPersonId } from '@farwend/tests/builders/tripMatch.ts';
import { daysAhead, tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
beforeAll(() => liftMatchLimits(server));
afterAll(() => server.stop());

const { tripRequests, tripMatches, conversations } = contract;
const today = daysAhead(0);
const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) => query<Row>(server.databaseUrl, text, values);
const read = async (options: Record<string, string> = {}) => (await api.call(contract.reports.sla, { as: 'care', query: options })).body;

interface Event extends Record<string, unknown> {
  clock: SlaClock;
  subject_id: string;
  started_at: Date;
  due_at: Date;
  paused_at: Date | null;
  paused_s: number;
  met_at: Date | null;
  breached_at: Date | null;
  ended_at: Date | null;
  elapsed_s: number | null;
  person_id: string | null;
  partner_id: string | null;
}
const eventsOf = (...ids: string[]) => sql<Event>('SELECT * FROM sla_events WHERE subject_id = ANY ($1) ORDER BY started_at, clock', [ids]);
const eventOf = async (id: string, clock: SlaClock) => (await eventsOf(id)).findLast((event) => event.clock === clock);

const move = (
  id: string,
  status: 'DECLINED' | 'WITHDRAWN' | 'QUOTED' | 'IN_CONVERSATION',
  as: 'care' | 'lead' | 'dana',
  more: object = {},
) => api.call(tripMatches.setStatus, { as, params: { id }, body: { status, ...more } });
const moveRequest = (id: string, status: 'SCREENING' | 'ON_HOLD' | 'PLANNING' | 'CANCELLED', as: 'care' | 'dana' = 'care') =>
  api.call(tripRequests.setStatus, { as, params: { id }, body: { status, ...(status === 'CANCELLED' ? { reasonCode: 'DATES' } : {}) } });
const submit = async () => {
  const travelers = [{ email: people.dana, givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' }];
  const body = tripRequestBody({ travelers, allowDuplicate: true, budgetPerPersonUSD: 6000, tripDescription: `Elephants ${randomUUID()}` });
  return (await api.call(tripRequests.create, { as: 'dana', body })).body.id;
};
const write = (id: string, as: 'dana' | 'lead', body: string) => api.call(conversations.addMessage, { as, params: { id }, body: { body } });
const conversationOf = async (id: string) => (await api.call(tripMatches.read, { as: 'care', params: { id } })).body.conversationId ?? '';
/** Lets a clock have begun earlier, as its record says too. */
const begunEarlier = async (id: string, clock: 'RESPOND' | 'FIRST_MESSAGE', interval: string) => {
  const columns = clock === 'RESPOND' ? ['proposed_at', 'respond_by'] : ['introduced_at', 'first_message_due_at'];
  await sql(`UPDATE trip_matches SET ${columns.map((name) => `${name} = ${name} - $2::interval`).join(', ')} WHERE id = $1`, [
    id,
    interval,
  ]);
  await sql(
    'UPDATE sla_events SET started_at = started_at - $3::interval, due_at = due_at - $3::interval WHERE subject_id = $1 AND clock = $2',
    [id, clock, interval],
  );
};

describe('each clock is recorded', () => {
  test('the first look, kept by care, or dropped with a cancelled request', async () => {
    const [looked, cancelled] = [await submit(), await submit()];
    const { body: request } = await api.call(tripRequests.read, { as: 'care', params: { id: looked } });
    expect(await eventsOf(looked)).toMatchObject([{ clock: 'FIRST_LOOK', started_at: new Date(request.statusChangedAt), met_at: null }]);
    await moveRequest(looked, 'SCREENING');
    await moveRequest(cancelled, 'CANCELLED', 'dana');
    const { body: seen } = await api.call(tripRequests.read, { as: 'care', params: { id: looked } });
    expect(await eventsOf(looked)).toMatchObject([
      { met_at: new Date(seen.statusChangedAt), ended_at: null, breached_at: null, person_id: await loadPersonId(server, people.care) },
    ]);
    expect(await eventsOf(cancelled)).toMatchObject([{ met_at: null, ended_at: expect.any(Date), breached_at: null }]);
  });

  test('the answer, the first message, the first and the next proposal, and replies, each by whom', async () => {
    const lead = await loadPersonId(server, people.lead);
    const { id } = await createMatch(server, api, 'INTRODUCED');
    const { body: match } = await api.call(tripMatches.read, { as: 'care', params: { id } });
    expect(await eventOf(id, 'RESPOND')).toMatchObject({
      started_at: new Date(match.proposedAt ?? ''),
      due_at: new Date(match.respondBy ?? ''),
      met_at: new Date(match.acceptedAt ?? ''),
      person_id: lead,
      partner_id: match.partnerId,
    });
    expect(await eventOf(id, 'FIRST_MESSAGE')).toMatchObject({ due_at: new Date(match.firstMessageDueAt ?? ''), met_at: null });
    const conversationId = await conversationOf(id);
    expect(await eventsOf(conversationId)).toMatchObject([{ clock: 'REPLY', met_at: null, partner_id: match.partnerId }]);
    await write(conversationId, 'lead', 'Welcome!');
    await write(conversationId, 'dana', 'Thank you. Is June a good month?');
    await write(conversationId, 'dana', 'Or July?');
    await write(conversationId, 'lead', 'June is.');
    expect(await eventOf(id, 'FIRST_MESSAGE')).toMatchObject({ met_at: expect.any(Date), person_id: lead });
    expect(await eventsOf(conversationId)).toMatchObject([
      { met_at: expect.any(Date), person_id: lead },
      { met_at: expect.any(Date), person_id: lead },
    ]);
    await move(id, 'QUOTED', 'lead', { proposalId: await addProposal(server, id, 20_000) });
    expect(await eventOf(id, 'PROPOSAL')).toMatchObject({ due_at: new Date(match.proposalDueAt ?? ''), met_at: expect.any(Date) });
    await move(id, 'IN_CONVERSATION', 'dana', { note: 'A night less, please' });
    const { body: asked } = await api.call(tripMatches.read, { as: 'care', params: { id } });
    expect(await eventOf(id, 'PROPOSAL')).toMatchObject({
      started_at: new Date(asked.statusChangedAt),
      due_at: new Date(asked.proposalDueAt ?? ''),
      met_at: null,
    });
  });

  test('a hold pauses the clocks of the matches and moves what is due', async () => {
    const { id, tripRequestId } = await createMatch(server, api, 'INTRODUCED');
    await moveRequest(tripRequestId, 'ON_HOLD');
    expect(await eventOf(id, 'PROPOSAL')).toMatchObject({ paused_at: expect.any(Date), paused_s: 0 });
    await sql(`UPDATE trip_requests SET status_changed_at = status_changed_at - interval '2 hours' WHERE id = $1`, [tripRequestId]);
    await sql(`UPDATE sla_events SET paused_at = paused_at - interval '2 hours' WHERE subject_id = $1 AND paused_at IS NOT NULL`, [id]);
    await moveRequest(tripRequestId, 'PLANNING');
    const event = await eventOf(id, 'PROPOSAL');
    const { body: match } = await api.call(tripMatches.read, { as: 'care', params: { id } });
    expect(event).toMatchObject({ paused_at: null, due_at: new Date(match.proposalDueAt ?? '') });
    expect(Math.floor((event?.paused_s ?? 0) / 60)).toBe(120);
  });

  test('what runs out is late at once, before the job records it too, and stays late when it is kept', async () => {
    const { id } = await createMatch(server, api, 'INTRODUCED');
    const lateOf = async () => (await read({ from: daysAhead(-7) })).rows.find(({ clock }) => clock === 'FIRST_MESSAGE')?.late ?? 0;
    const before = await lateOf();
    await begunEarlier(id, 'FIRST_MESSAGE', '30 hours');
    expect(await lateOf()).toBe(before + 1);
    await runJob(server, 'matchClocks');
    const { due_at } = (await eventOf(id, 'FIRST_MESSAGE')) ?? {};
    expect(await eventOf(id, 'FIRST_MESSAGE')).toMatchObject({ breached_at: due_at, met_at: null });
    await write(await conversationOf(id), 'lead', 'Sorry that this took so long.');
    expect(await eventOf(id, 'FIRST_MESSAGE')).toMatchObject({ breached_at: due_at, met_at: expect.any(Date) });
    expect(await lateOf()).toBe(before + 1);
  });

  test('a proposal that expires is late, a withdrawn one dropped, a declined one kept', async () => {
    const [expired, withdrawn, declined] = [
      await createMatch(server, api, 'PROPOSED'),
      await createMatch(server, api, 'PROPOSED'),
      await createMatch(server, api, 'PROPOSED'),
    ];
    await begunEarlier(expired.id, 'RESPOND', '5 days');
    await runJob(server, 'matchClocks');
    await move(withdrawn.id, 'WITHDRAWN', 'care');
    await move(declined.id, 'DECLINED', 'lead', { reasonCode: 'CAPACITY' });
    expect(await eventOf(expired.id, 'RESPOND')).toMatchObject({ breached_at: expect.any(Date), ended_at: expect.any(Date), met_at: null });
    expect(await eventOf(withdrawn.id, 'RESPOND')).toMatchObject({ breached_at: null, ended_at: expect.any(Date) });
    expect(await eventOf(declined.id, 'RESPOND')).toMatchObject({ breached_at: null, met_at: expect.any(Date) });
  });
});

describe('the report', () => {
  /** The value that interpolation gives between those at both sides of a share. */
  const percentile = (values: number[], share: number) => {
    const sorted = values.toSorted((a, b) => a - b);
    const place = share * (sorted.length - 1);
    const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return sorted.length === 0 ? null : low + (high - low) * (place - Math.floor(place));
  };
  const keys = {
    none: () => null,
    month: ({ started_at }: Event) => `${started_at.toISOString().slice(0, 7)}-01`,
    day: ({ started_at }: Event) => started_at.toISOString().slice(0, 10),
    partner: ({ partner_id }: Event) => partner_id,
    person: ({ person_id }: Event) => person_id,
  };

  test.each(Object.entries(keys))('by %s equals what its events add up to', async (groupBy, keyOf) => {
    await runJob(server, 'matchClocks');
    const { from, to, rows, definitions } = await read(groupBy === 'none' ? {} : { groupBy });
    const events = await sql<Event>('SELECT * FROM sla_events WHERE started_at >= $1 AND started_at < $2::date + 1', [from, to]);
    const groups = Map.groupBy(events, (event) => JSON.stringify([event.clock, keyOf(event)]));
    expect(rows).toHaveLength(groups.size);
    for (const { clock, key, label, metSharePct, medianMinutes, p90Minutes, ...counts } of rows) {
      const group = groups.get(JSON.stringify([clock, key])) ?? [];
      const kept = group.flatMap(({ elapsed_s }) => (elapsed_s === null ? [] : elapsed_s / 60));
      const met = group.filter((event) => event.met_at && !event.breached_at).length;
      const late = group.filter((event) => event.breached_at).length;
      const dropped = group.filter((event) => event.ended_at && !event.breached_at).length;
      expect(counts).toEqual({ started: group.length, met, late, dropped, open: group.length - met - late - dropped });
      const share = met + late === 0 ? null : Math.round((1000 * met) / (met + late)) / 10;
      expect(metSharePct === null ? null : Math.abs(metSharePct - (share ?? NaN)) < 0.051).toBe(share === null ? null : true);
      for (const [value, expected] of [
        [medianMinutes, percentile(kept, 0.5)],
        [p90Minutes, percentile(kept, 0.9)],
      ] as const)
        expect(value === null ? null : Math.abs(value - (expected ?? NaN)) < 0.06).toBe(expected === null ? null : true);
      expect(label === null).toBe(key === null || !['partner', 'person'].includes(groupBy));
    }
    expect(Object.keys(definitions)).toEqual(Object.keys(rows[0] ?? {}));
    expect(Object.values(definitions).every((definition) => definition !== '')).toBe(true);
  });

  test('of the demo has promises of each kind, most of them kept', async () => {
    const { rows } = await read({ from: daysAhead(-400) });
    expect(rows.map(({ clock }) => clock)).toEqual(slaClocks);
    for (const { met, medianMinutes } of rows) {
      expect(met).toBeGreaterThan(0);
      expect(medianMinutes).not.toBeNull();
    }
    expect(rows.some(({ late }) => late > 0)).toBe(true);
  });

  test('as CSV has the same rows, each with the period', async () => {
    const options = { groupBy: 'partner', from: daysAhead(-90), to: today };
    const { rows } = await read(options);
    const { text, headers } = await api.send('GET', '/v3/reports/sla', { as: 'admin', query: { ...options, format: 'csv' } });
    expect(headers.get('content-disposition')).toContain(`filename="sla-${options.from}-${today}.csv"`);
    const lines = parse<Record<string, string>>(text, { bom: true, columns: true });
    const asText = (row: object) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? '')]));
    expect(lines).toEqual(rows.map((row) => ({ from: options.from, to: today, ...asText(row) })));
  });

  test.each([
    ['to', { from: '2026-03-02', to: '2026-03-01' }],
    ['to', { from: '2020-01-01', to: '2026-01-01' }],
    ['from', { from: 'yesterday' }],
    ['groupBy', { groupBy: 'mood' }],
    ['format', { format: 'xml' }],
  ])('names %s of %j, which is wrong', async (field, options) => {
    const { status, problem } = await api.send('GET', '/v3/reports/sla', { as: 'care', query: options });
    expect({ status, fields: problem.errors?.map((error) => error.field) }).toEqual({ status: 400, fields: [field] });
  });
});

test('what rows tell of clocks that nobody recorded is what would have been recorded', async () => {
  const request = await submit();
  await moveRequest(request, 'SCREENING');
  const { id } = await createMatch(server, api, 'INTRODUCED');
  const conversationId = await conversationOf(id);
  await write(conversationId, 'lead', 'Welcome!');
  await write(conversationId, 'dana', 'Thank you.');
  const waiting = await createMatch(server, api, 'PROPOSED');
  await begunEarlier(waiting.id, 'RESPOND', '20 hours');
  await api.call(tripMatches.setStatus, { as: 'lead', params: { id: waiting.id }, body: { status: 'ACCEPTED' } });
  const ids = [request, id, conversationId, waiting.id];
  const recorded = await eventsOf(...ids);
  await sql('DELETE FROM sla_events WHERE subject_id = ANY ($1)', [ids]);
  await sql('SELECT fill_sla_events()');
  const filled = await eventsOf(...ids);
  const comparable = ({ clock, subject_id, met_at, breached_at, ended_at, elapsed_s, partner_id }: Event) => ({
    clock,
    subject_id,
    isMet: met_at !== null,
    isLate: breached_at !== null,
    isEnded: ended_at !== null,
    minutes: elapsed_s === null ? null : Math.round(elapsed_s / 60),
    partner_id,
  });
  expect(recorded).toHaveLength(7);
  expect(filled.map(comparable)).toEqual(recorded.map(comparable));
  for (const [index, { due_at }] of filled.entries())
    expect(Math.abs(due_at.getTime() - Number(recorded[index]?.due_at))).toBeLessThan(2000);
});
