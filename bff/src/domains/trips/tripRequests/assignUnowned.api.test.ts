import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { loadPersonId } from '@farwend/tests/builders/tripMatch.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const { create, read, setStatus } = contract.tripRequests;

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const submit = async () => (await api.call(create, { body: tripRequestBody(), captcha: 'tripRequest' })).body.id;
const screen = (id: string, as: 'care' | 'admin', more = {}) =>
  api.call(setStatus, { as, params: { id }, body: { status: 'SCREENING', ...more } });
const ownerOf = async (id: string) => (await api.call(read, { as: 'care', params: { id } })).body.assignedToId;
const countUnowned = async () => {
  const [row] = await query<{ count: number }>(
    server.databaseUrl,
    `SELECT count(*)::int FROM trip_requests WHERE assigned_to_id IS NULL AND confirmed
       AND status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD')`,
  );
  return row?.count;
};

test('care who begins a screening keeps the request; one that somebody looks after stays with them', async () => {
  const careId = await loadPersonId(server, people.care);
  const id = await submit();
  expect((await screen(id, 'care')).body).toMatchObject({ status: 'SCREENING', assignedToId: careId });

  const [other] = await query<{ id: string }>(
    server.databaseUrl,
    `SELECT t.id FROM team_members t JOIN users u ON u.id = t.user_id WHERE 'care' = ANY (u.roles) AND t.id <> $1 LIMIT 1`,
    [careId],
  );
  const owned = await submit();
  await api.call(contract.tripRequests.assign, { as: 'admin', params: { id: owned }, body: { teamMemberId: other?.id ?? '' } });
  expect((await screen(owned, 'care')).body.assignedToId).toBe(other?.id);
});

test('whom anybody else moves to screening is given by country and load', async () => {
  const id = await submit();
  const { body } = await api.call(setStatus, { as: 'care', params: { id }, body: { status: 'CANCELLED', reasonCode: 'DATES' } });
  expect(body.assignedToId).toBeNull();
  await query(
    server.databaseUrl,
    `UPDATE trip_requests SET traveler_ids = ARRAY[(SELECT person_id FROM users WHERE email = $2)], closed_at = now() WHERE id = $1`,
    [id, people.dana],
  );
  expect((await api.call(setStatus, { as: 'dana', params: { id }, body: { status: 'SCREENING' } })).status).toBe(200);
  const [owner] = await query<{ fits: boolean }>(
    server.databaseUrl,
    `SELECT care_country_codes && '{KE}' AS fits FROM team_members WHERE id = (SELECT assigned_to_id FROM trip_requests WHERE id = $1)`,
    [id],
  );
  expect(owner).toEqual({ fits: true });
});

test('no open request stays without somebody of care; a new one is left for a quarter of an hour to whoever takes it', async () => {
  const [open, fresh] = [await submit(), await submit()];
  await query(server.databaseUrl, `UPDATE trip_requests SET status = 'QUALIFIED', assigned_to_id = NULL WHERE id = $1`, [open]);
  await query(
    server.databaseUrl,
    `UPDATE trip_requests SET status_changed_at = now() - interval '1 hour' WHERE status = 'PENDING' AND id <> $1`,
    [fresh],
  );
  expect(await countUnowned()).toBeGreaterThan(1);
  await runJob(server, 'assignUnowned');
  expect(await countUnowned()).toBe(1);
  expect(await ownerOf(fresh)).toBeNull();
  expect(await ownerOf(open)).toEqual(expect.any(String));
});
