import { randomUUID } from 'node:crypto';
import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { countrySettings, partners, tripMatches, tripRequests } = contract;
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(server.databaseUrl, text, values);
const findId = async (text: string, values: unknown[] = []) => (await sql<{ id: string }>(text, values))[0]?.id ?? '';
const memberWith = (role: string) =>
  findId(`SELECT m.id FROM team_members m JOIN users u ON u.id = m.user_id WHERE u.roles = ARRAY[$1] AND u.status = 'ENABLED' LIMIT 1`, [
    role,
  ]);
const partnerIn = (...statuses: string[]) => findId('SELECT id FROM partners WHERE status = ANY ($1) LIMIT 1', [statuses]);

const requestId = await findId(`SELECT id FROM trip_requests WHERE status = 'QUALIFIED' LIMIT 1`);
const acacia = await findId(`SELECT id FROM partners WHERE display_name = 'Acacia Quill'`);
const agentOf = (same: boolean, status: string) =>
  findId(
    `SELECT a.id FROM agents a JOIN users u ON u.id = a.user_id WHERE (a.partner_id = $1) = $2 AND u.status = $3 AND NOT a.is_lead LIMIT 1`,
    [acacia, same, status],
  );
const nobody = randomUUID();

async function createDocument(category: string, status: string, partnerId: string): Promise<string> {
  const id = randomUUID();
  await sql(
    `INSERT INTO documents (id, name, file_name, content_type, size_bytes, category, status, visibility)
     VALUES ($1, 'Terms', 'terms.pdf', 'application/pdf', 9, $2, $3, 'PARTNER_AND_STAFF')`,
    [id, category, status],
  );
  await sql(`INSERT INTO document_links (document_id, type, target_id) VALUES ($1, 'PARTNER', $2)`, [id, partnerId]);
  return id;
}

const problemOf = ({ status, problem }: { status: number; problem: unknown }) => ({ status, problem });
const unknownAt = (pointer: string) => ({
  status: 422,
  problem: { errorCode: 'reference.unknown', errors: [{ pointer, code: 'unknown', message: expect.any(String) }] },
});
const unfitAt = (pointer: string, message: string) => ({
  status: 422,
  problem: { errorCode: 'reference.unfit', errors: [{ pointer, code: 'unfit', message: expect.stringContaining(message) }] },
});

describe('a reference', () => {
  const assign = (teamMemberId: string) => api.call(tripRequests.assign, { as: 'care', params: { id: requestId }, body: { teamMemberId } });

  test('to an assignee is to an enabled member of care or an administrator', async () => {
    expect(problemOf(await assign(nobody))).toMatchObject(unknownAt('/teamMemberId'));
    expect(problemOf(await assign(await memberWith('editor')))).toMatchObject(unfitAt('/teamMemberId', 'active member of our care team'));
    expect((await assign(await memberWith('care'))).status).toBe(200);
  });

  test('to partners who may see a request is to those that are active or paused, and names each that is not', async () => {
    const see = (visibleToPartnerIds: string[]) =>
      api.call(tripRequests.setVisibilities, { as: 'care', params: { id: requestId }, body: { visibleToPartnerIds } });
    const [working, gone] = [await partnerIn('ACTIVE'), await partnerIn('TERMINATED', 'SUSPENDED', 'REJECTED', 'APPLIED')];
    expect(problemOf(await see([working, gone]))).toMatchObject(unfitAt('/visibleToPartnerIds/1', 'ACTIVE or PAUSED'));
    expect((await see([gone, nobody])).problem).toMatchObject({
      errorCode: 'reference.unknown',
      errors: [
        { pointer: '/visibleToPartnerIds/0', code: 'unfit', field: 'visibleToPartnerIds' },
        { pointer: '/visibleToPartnerIds/1', code: 'unknown' },
      ],
    });
    const { body } = await api.call(tripRequests.read, { as: 'care', params: { id: requestId } });
    expect(JSON.stringify(body)).not.toContain(gone);
    expect((await see([working])).status).toBe(200);
  });

  test('to the contract of a partner is to an available document of that kind and that partner', async () => {
    const set = (documentId: string) =>
      api.call(partners.update, {
        as: 'admin',
        params: { id: acacia },
        body: { contract: { signedOn: '2026-01-05', version: '4', documentId } },
      });
    const pointer = '/contract/documentId';
    const ofOther = await createDocument('CONTRACT', 'AVAILABLE', await partnerIn('PAUSED'));
    expect(problemOf(await set(nobody))).toMatchObject(unknownAt(pointer));
    expect(problemOf(await set(ofOther))).toMatchObject(unknownAt(pointer));
    for (const [category, status] of [
      ['TERMS', 'AVAILABLE'],
      ['CONTRACT', 'QUARANTINED'],
    ] as const)
      expect(problemOf(await set(await createDocument(category, status, acacia)))).toMatchObject(unfitAt(pointer, 'AVAILABLE'));
    const fit = await createDocument('CONTRACT', 'AVAILABLE', acacia);
    expect((await set(fit)).status).toBe(200);

    await sql(`UPDATE documents SET status = 'SUPERSEDED' WHERE id = $1`, [fit]);
    const { body } = await api.call(partners.read, { as: 'admin', params: { id: acacia } });
    const again = await api.call(partners.update, { as: 'admin', params: { id: acacia }, body: { contract: body.contract, holidays: [] } });
    expect(again.status).toBe(200);
  });

  test('to an agent is to one of the same partner whose account is enabled', async () => {
    const country = (await api.call(partners.read, { as: 'care', params: { id: acacia } })).body.countries[0]?.countryCode ?? '';
    const lead = (leadAgentId: string) =>
      api.call(partners.updateCountry, { as: 'care', params: { id: acacia, c: country }, body: { leadAgentId } });
    const agent = await agentOf(true, 'ENABLED');
    expect(problemOf(await lead(await agentOf(false, 'ENABLED')))).toMatchObject(unknownAt('/leadAgentId'));
    await sql(`UPDATE users SET status = 'DISABLED' WHERE id = (SELECT user_id FROM agents WHERE id = $1)`, [agent]);
    expect(problemOf(await lead(agent))).toMatchObject(unfitAt('/leadAgentId', 'not enabled'));
    await sql(`UPDATE users SET status = 'ENABLED' WHERE id = (SELECT user_id FROM agents WHERE id = $1)`, [agent]);
    expect((await lead(agent)).status).toBe(200);
  });

  test('is refused after what the caller may not do at all', async () => {
    const body = { teamMemberId: nobody };
    expect((await api.call(tripRequests.assign, { as: 'editor', params: { id: requestId }, body })).status).toBe(403);
    const stale = await api.call(tripRequests.assign, { as: 'care', params: { id: requestId }, body: { ...body, version: 9999 } });
    expect(stale.status).toBe(412);
    const match = { partnerId: nobody, status: 'SUGGESTED' as const };
    const made = await api.call(tripMatches.create, { as: 'care', params: { id: requestId }, body: match });
    expect(problemOf(made)).toMatchObject(unknownAt('/partnerId'));
  });

  test('may stay in a record that it was in before', async () => {
    const [setting] = (await api.call(countrySettings.list, { as: 'admin' })).body.items;
    const { careTeamMemberIds = [], id = '', countryCode = '' } = setting ?? {};
    const [member = nobody] = careTeamMemberIds;
    await sql(`UPDATE users SET status = 'DISABLED' WHERE id = (SELECT user_id FROM team_members WHERE id = $1)`, [member]);
    const put = (ids: string[]) =>
      api.call(countrySettings.update, { as: 'admin', params: { id }, body: { countryCode, careTeamMemberIds: ids } });
    expect((await put(careTeamMemberIds)).status).toBe(200);
    expect(problemOf(await put([...careTeamMemberIds, nobody]))).toMatchObject(unknownAt(`/careTeamMemberIds/${careTeamMemberIds.length}`));
    await sql(`UPDATE users SET status = 'ENABLED' WHERE id = (SELECT user_id FROM team_members WHERE id = $1)`, [member]);
  });
});
