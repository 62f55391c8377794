import { contract, type Method } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, PASSWORD, people } from '@farwend/tests/builders/api.ts';
import { totpCode } from '@farwend/tests/builders/authenticatorApp.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const id = randomUUID();
const note = 'As agreed with the partner on the phone.';
const credit = { lines: [{ label: 'Park fees', amountUSD: 10 }], reasonCode: 'ERROR', note };
const policy = { key: 'CONTACT_REQUESTS', days: 540 };
const payment = { partnerId: id, receivedOn: '2026-11-01', amount: 10, currencyCode: 'USD', method: 'BANK', reference: 'A-1' };
const guarded: readonly [Method, string, object?][] = [
  ['POST', '/v3/payments', payment],
  ['PUT', `/v3/payments/${id}/allocations`, { allocations: [] }],
  ['POST', `/v3/payments/${id}/reversals`, { note }],
  ['POST', '/v3/refunds', { partnerId: id, amountUSD: 10, reference: 'R-1' }],
  ['POST', `/v3/invoices/${id}/write_offs`, { note }],
  ['POST', `/v3/invoices/${id}/credit_notes`, credit],
  ['PUT', '/v3/retention_policies', policy],
  ['POST', '/v3/retention_runs', { dryRun: false }],
  ['POST', `/v3/travelers/${id}/privacy_requests`, { kind: 'EXPORT', evidence: note }],
  ['POST', `/v3/agents/${id}/privacy_requests`, { kind: 'ERASE', evidence: note }],
  ['DELETE', `/v3/travelers/${id}`],
  ['POST', '/v3/tokens', { grantType: 'client_credentials', name: 'All', scopes: ['read:*'] }],
];
const letProofsAge = () => query(server.databaseUrl, `UPDATE tokens SET proven_at = now() - interval '11 minutes'`);
const isAskedFor = ({ problem }: { problem: { errorCode?: string } }) => problem.errorCode === 'auth.stepUpRequired';

test('an account without a second factor needs no proof', async () => {
  await api.send('GET', '/v3/users/current', { as: 'admin' });
  await letProofsAge();
  const [, ...others] = guarded.toReversed(); // a token would be made
  for (const [method, path, body] of others)
    expect([path, isAskedFor(await api.send(method, path, { as: 'admin', ...(body && { body }) }))]).toEqual([path, false]);
});

describe('an account with one', () => {
  const { booking } = createSalesApi(server, api);
  let admin: { headers: Record<string, string> };
  let secret: string;
  let saleId: string;
  let userId: string;
  beforeAll(async () => {
    saleId = (await booking('INVOICED')).id;
    const [editor] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM users WHERE email = $1', [people.editor]);
    userId = editor?.id ?? '';
    const { body: token } = await api.call(contract.tokens.create, { body: { username: people.admin, password: PASSWORD } });
    admin = { headers: { Authorization: `Bearer ${token.accessToken}` } };
    const { body: options } = await api.call(contract.factors.options, { ...admin, body: { kind: 'TOTP' } });
    secret = options.secret ?? '';
    const body = { challengeId: options.challengeId, name: 'Phone', code: totpCode(secret) };
    expect((await api.call(contract.factors.create, { ...admin, body })).status).toBe(201);
  });

  test('proves who it is, at most ten minutes ago, for what touches money, roles, keys and people’s data', async () => {
    const all: readonly [Method, string, object?][] = [
      ...guarded,
      ['PUT', `/v3/sales_recordings/${saleId}/status`, { status: 'PAID' }],
      ['PUT', `/v3/users/${userId}`, { roles: ['editor', 'publisher'] }],
      ['DELETE', `/v3/users/${userId}/factors`],
    ];
    await letProofsAge();
    for (const [method, path, body] of all) {
      const refused = await api.send(method, path, { ...admin, ...(body && { body }) });
      expect({ path, status: refused.status, asks: isAskedFor(refused) }).toEqual({ path, status: 403, asks: true });
    }
    expect((await api.send('POST', '/v3/retention_runs', { ...admin, body: { dryRun: true } })).status).toBe(202);
    await query(server.databaseUrl, 'UPDATE user_factors SET last_step = NULL');
    expect((await api.call(contract.stepUps.create, { ...admin, body: { code: totpCode(secret) } })).status).toBe(200);
    for (const [method, path, body] of all.filter(([, path]) => path.includes(id) || path.includes(saleId)))
      expect([path, isAskedFor(await api.send(method, path, { ...admin, ...(body && { body }) }))]).toEqual([path, false]);
  });
});
