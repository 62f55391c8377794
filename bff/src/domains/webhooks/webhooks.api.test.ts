import { contract, type WebhookEventType } from '@farwend/api-contract';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createMatch, liftMatchLimits, loadPartnerId } from '@farwend/tests/builders/tripMatch.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';
import { passRetryDelay, startWebhookReceiver } from '@farwend/tests/builders/webhookReceiver.ts';
import { Webhook } from 'standardwebhooks';

const server = await startServer();
const api = createApi(server);
const sales = createSalesApi(server, api);
const receiver = await startWebhookReceiver();
const { webhookEndpoints, webhookEvents } = contract;
const sql = <Row extends object>(text: string, values: unknown[] = []) => query<Row>(server.databaseUrl, text, values);
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});
await liftMatchLimits(server);

beforeEach(async () => {
  await sql('DELETE FROM webhook_endpoints');
  await sql(`UPDATE partners SET status = 'ACTIVE', access_ended_at = NULL WHERE display_name IN ('Acacia Quill', 'Stellwyn Cape')`);
  receiver.answer(204);
  receiver.received.length = 0;
});

async function addEndpoint(as: Person, eventTypes: WebhookEventType[], more: { url?: string } = {}) {
  const added = await api.call(webhookEndpoints.create, { as, body: { url: receiver.url, eventTypes, ...more } });
  if (added.status !== 201) throw new Error(added.text);
  return added.body;
}

const listDeliveries = async (id: string, as: Person = 'admin') =>
  (await api.call(webhookEndpoints.deliveries, { as, params: { id } })).body.items;
const read = async (id: string, as: Person = 'admin') => (await api.call(webhookEndpoints.read, { as, params: { id } })).body;
const setStatus = (path: string, id: string, as: Person, body: object) => api.send('PUT', `${path}/${id}/status`, { as, body });

/** Moves a partner to and fro, which is an event. */
async function movePartner(name: string): Promise<string> {
  const id = await loadPartnerId(server, name);
  const [partner] = await sql<{ status: string }>('SELECT status FROM partners WHERE id = $1', [id]);
  const moved = await setStatus('/v3/partners', id, 'admin', { status: partner?.status === 'PAUSED' ? 'ACTIVE' : 'PAUSED' });
  if (moved.status !== 200) throw new Error(moved.text);
  return id;
}

/** Waits until what was sent has come, and returns it parsed. */
async function waitForReceived(count: number) {
  await eventually(() => expect(receiver.received).toHaveLength(count));
  return receiver.received.map(({ headers, body }) => ({ id: headers['webhook-id'], ...JSON.parse(body) }));
}

/** Waits for the only delivery of an endpoint to have been tried so often. */
function waitForAttempts(endpointId: string, count: number) {
  return eventually(async () => {
    const [delivery, ...others] = await listDeliveries(endpointId);
    if (!delivery || others.length > 0) throw new Error(`${others.length} others`);
    expect(delivery.attempts).toHaveLength(count);
    return delivery;
  });
}

describe('a program that listens', () => {
  test('was down for an hour: it is told, can verify it, and is told again when it asks for that', async () => {
    const { id: endpointId, secret } = await addEndpoint('admin', ['partner.status_changed']);
    const from = new Date().toISOString();
    await receiver.stop();
    const partnerId = await movePartner('Acacia Quill');
    const { id: deliveryId } = await waitForAttempts(endpointId, 1);
    for (const count of [2, 3, 4]) {
      await passRetryDelay(server, deliveryId);
      const tried = await waitForAttempts(endpointId, count);
      expect(tried).toMatchObject({ status: 'PENDING', deliveredAt: null, nextAttemptAt: expect.any(String) });
      expect(tried.attempts.at(-1)).toMatchObject({ status: null, error: 'There was no answer: ECONNREFUSED.' });
    }
    expect((await read(endpointId)).failingSince).not.toBeNull();
    await receiver.start();
    await passRetryDelay(server, deliveryId);
    const delivered = await waitForAttempts(endpointId, 5);
    expect(delivered).toMatchObject({ status: 'DELIVERED', nextAttemptAt: null, request: { url: receiver.url } });
    expect((await read(endpointId)).failingSince).toBeNull();

    const [first] = receiver.received;
    if (!first) throw new Error('Nothing came');
    const [partner] = await sql<{ version: number; status: string }>('SELECT version, status FROM partners WHERE id = $1', [partnerId]);
    expect(new Webhook(secret).verify(first.body, first.headers)).toEqual({
      type: 'partner.status_changed',
      timestamp: expect.any(String),
      data: { id: partnerId, ...partner, entityType: 'partner' },
    });
    expect(first.headers).toMatchObject({ 'content-type': 'application/json', 'farwend-version': '2026-11-27' });
    expect(() => new Webhook(secret).verify(first.body.replace('partner', 'Partner'), first.headers)).toThrow('No matching signature');

    const replay = (body: { from: string; onlyFailed?: boolean }) =>
      api.call(webhookEndpoints.replay, { as: 'admin', params: { id: endpointId }, body });
    expect(await replay({ from, onlyFailed: true })).toMatchObject({ status: 202, body: { eventCount: 0 } });
    expect(await replay({ from })).toMatchObject({ status: 202, body: { eventCount: 1, onlyFailed: false } });
    await waitForReceived(2);
    const [, again] = receiver.received;
    expect(again?.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(again && new Webhook(secret).verify(again.body, again.headers)).toEqual(JSON.parse(first.body));
    await eventually(async () =>
      expect((await listDeliveries(endpointId)).map(({ trigger, status }) => `${trigger} ${status}`)).toEqual([
        'REPLAY DELIVERED',
        'EVENT DELIVERED',
      ]),
    );
  });

  test('is sent what it missed while it was disabled, once', async () => {
    const { id } = await addEndpoint('admin', ['partner.status_changed']);
    const change = (status: 'ENABLED' | 'DISABLED') => api.call(webhookEndpoints.update, { as: 'admin', params: { id }, body: { status } });
    const body = { from: new Date().toISOString(), onlyFailed: true };
    await change('DISABLED');
    await movePartner('Acacia Quill');
    await movePartner('Acacia Quill');
    const refused = await api.call(webhookEndpoints.replay, { as: 'admin', params: { id }, body });
    expect(refused).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed' } });
    await change('ENABLED');
    for (const eventCount of [2, 0]) {
      expect((await api.call(webhookEndpoints.replay, { as: 'admin', params: { id }, body })).body).toMatchObject({ eventCount });
      const came = await waitForReceived(2);
      expect(new Set(came.map(({ data }) => data.status))).toEqual(new Set(['ACTIVE', 'PAUSED']));
      await eventually(async () => expect((await listDeliveries(id)).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']));
    }
  });

  test('hears of a write that is committed, and of no other', async () => {
    await addEndpoint('admin', ['trip_match.status_changed']);
    const { id } = await createMatch(server, api, 'PROPOSED');
    expect((await setStatus('/v3/trip_matches', id, 'lead', { status: 'BOOKED' })).status).toBeGreaterThanOrEqual(400);
    expect((await setStatus('/v3/trip_matches', id, 'lead', { status: 'ACCEPTED' })).status).toBe(200);
    await eventually(() => expect(receiver.received.map(({ body }) => JSON.parse(body).data.status)).toContain('ACCEPTED'));
    const { body } = await api.call(webhookEvents.list, { as: 'admin', query: { type: 'trip_match.status_changed' } });
    const own = body.items.filter(({ data }) => data.id === id).map(({ data }) => data.status);
    expect(own[0]).toBe('ACCEPTED');
    expect(own).toContain('PROPOSED');
    expect(own).not.toContain('BOOKED');
  });

  test('that asks for more time by Retry-After gets it', async () => {
    const { id } = await addEndpoint('admin', ['partner.status_changed']);
    receiver.answer(503, { 'retry-after': '7200' });
    await movePartner('Acacia Quill');
    const { attempts, nextAttemptAt } = await waitForAttempts(id, 1);
    expect(attempts).toMatchObject([{ status: 503, error: 'The answer was 503.', headers: { 'retry-after': '7200' } }]);
    const seconds = (Date.parse(nextAttemptAt ?? '') - Date.parse(attempts[0]?.at ?? '')) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(7_199);
  });

  test('that takes nothing is tried ten times', async () => {
    const { id } = await addEndpoint('admin', ['partner.status_changed']);
    receiver.answer(500);
    await movePartner('Acacia Quill');
    const { id: deliveryId } = await waitForAttempts(id, 1);
    for (let count = 2; count <= 10; count += 1) await passRetryDelay(server, deliveryId);
    expect(await waitForAttempts(id, 10)).toMatchObject({ status: 'FAILED', nextAttemptAt: null });
    await expect(passRetryDelay(server, deliveryId)).rejects.toThrow('0 attempts');
  });
});

describe('events', () => {
  const eventsOf = async (as: Person, type: WebhookEventType) => (await api.call(webhookEvents.list, { as, query: { type } })).body.items;

  test('of money, messages, questions, pages and travelers who were forgotten are told', async () => {
    const told: WebhookEventType[] = [
      'sales_recording.status_changed',
      'invoice.issued',
      'payment.recorded',
      'message.created',
      'contact_request.created',
      'trip_request.created',
    ];
    await addEndpoint('admin', told);
    const { id: saleId } = await sales.booking('INVOICED');
    const [sale] = await sql<{ invoice_id: string }>('SELECT invoice_id FROM sales_recordings WHERE id = $1', [saleId]);
    const { id: matchId, tripRequestId } = await createMatch(server, api, 'INTRODUCED');
    const [conversation] = await sql<{ id: string }>('SELECT id FROM conversations WHERE trip_match_id = $1', [matchId]);
    const { body: message } = await api.call(contract.conversations.addMessage, {
      as: 'dana',
      params: { id: conversation?.id ?? '' },
      body: { body: 'When do the rains begin?' },
    });
    const { body: question } = await api.call(contract.contactRequests.create, {
      captcha: 'contact',
      body: { option: 'OTHER', name: 'Ana Duarte', email: 'ana@example.org', message: 'How early should we write to you?' },
    });
    const { body: payment } = await api.call(contract.payments.create, {
      as: 'admin',
      body: {
        partnerId: await loadPartnerId(server, 'Acacia Quill'),
        receivedOn: daysAhead(0),
        amount: 10,
        method: 'BANK',
        reference: 'A webhook',
      },
    });
    const expected = [
      ['payment.recorded', payment.id, 'RECORDED'],
      ['sales_recording.status_changed', saleId, 'INVOICED'],
      ['invoice.issued', sale?.invoice_id, 'ISSUED'],
      ['message.created', message.id, null],
      ['contact_request.created', question.id, 'NEW'],
      ['trip_request.created', tripRequestId, 'PENDING'],
    ];
    await eventually(() => {
      const came = receiver.received.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data.id, data.status]);
      expect(came).toEqual(expect.arrayContaining(expected));
    });
  });

  test('of a page: published, and no longer', async () => {
    const [article] = await sql<{ id: string }>(`SELECT id FROM content WHERE type = 'article' AND status = 'PUBLISHED' LIMIT 1`);
    const id = article?.id ?? '';
    expect(
      (await api.call(contract.articles.unpublish, { as: 'publisher', params: { id }, query: { force: 'true' } })).status,
    ).toBeLessThan(300);
    expect((await eventsOf('admin', 'content.unpublished'))[0]?.data).toMatchObject({ id, entityType: 'article' });
    expect((await api.call(contract.articles.publish, { as: 'publisher', params: { id }, body: {} })).status).toBeLessThan(300);
    expect((await eventsOf('admin', 'content.published'))[0]?.data).toMatchObject({ id, entityType: 'article', status: 'PUBLISHED' });
  });

  test('are kept for 30 days, and so is the log', async () => {
    const { id } = await addEndpoint('admin', ['partner.status_changed']);
    await movePartner('Acacia Quill');
    await movePartner('Acacia Quill');
    await waitForReceived(2);
    await eventually(async () => expect((await listDeliveries(id)).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']));
    const [newest, older] = await listDeliveries(id);
    await sql(`UPDATE webhook_events SET occurred_at = now() - interval '31 days' WHERE id = $1`, [older?.eventId]);
    await runJob(server, 'purgeExpired');
    expect((await listDeliveries(id)).map((one) => one.id)).toEqual([newest?.id]);
    await sql(`UPDATE webhook_deliveries SET created_at = now() - interval '31 days' WHERE id = $1`, [newest?.id]);
    await runJob(server, 'purgeExpired');
    expect(await listDeliveries(id)).toEqual([]);
    expect((await eventsOf('admin', 'partner.status_changed')).map((one) => one.id)).not.toContain(older?.eventId);
  });
});

describe('who leads a company', () => {
  test('is told of what the company may read, never of another company', async () => {
    const types: WebhookEventType[] = [
      'trip_match.status_changed',
      'trip_request.status_changed',
      'partner.status_changed',
      'message.created',
    ];
    const own = await addEndpoint('lead', types);
    const other = await addEndpoint('otherLead', types);
    expect([own.partnerId, other.partnerId]).toEqual([
      await loadPartnerId(server, 'Acacia Quill'),
      await loadPartnerId(server, 'Stellwyn Cape'),
    ]);
    const { id, tripRequestId } = await createMatch(server, api, 'INTRODUCED');
    const stellwynId = await movePartner('Stellwyn Cape');
    await movePartner('Stellwyn Cape');
    await eventually(async () => {
      expect((await listDeliveries(own.id)).filter(({ status }) => status === 'DELIVERED').length).toBeGreaterThanOrEqual(4);
      expect((await listDeliveries(other.id)).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']);
    });
    const idsIn = async (as: Person) =>
      (await api.call(webhookEvents.list, { as, query: { limit: 100 } })).body.items.map(({ data }) => data.id);
    expect(await idsIn('lead')).toEqual(expect.arrayContaining([id, tripRequestId]));
    expect(await idsIn('lead')).not.toContain(stellwynId);
    expect(new Set(await idsIn('otherLead'))).toEqual(new Set([stellwynId]));
    const sentTo = async (endpointId: string, as: Person) =>
      (await listDeliveries(endpointId, as)).map(({ request }) => JSON.parse(request?.body ?? '{}').data.id);
    expect(await sentTo(own.id, 'lead')).not.toContain(stellwynId);
    expect(new Set(await sentTo(other.id, 'otherLead'))).toEqual(new Set([stellwynId]));

    const replayed = await api.call(webhookEndpoints.replay, {
      as: 'otherLead',
      params: { id: other.id },
      body: { from: '2026-01-01T00:00:00Z' },
    });
    expect(replayed.body).toMatchObject({ eventCount: (await idsIn('otherLead')).length });
  });

  test('hears nothing of a suggestion that was not proposed', async () => {
    const { id } = await createMatch(server, api, 'PROPOSED');
    const suggested = (await api.call(webhookEvents.list, { as: 'admin', query: { limit: 100 } })).body.items.filter(
      ({ data }) => data.id === id && data.status === 'SUGGESTED',
    );
    const seen = new Set((await api.call(webhookEvents.list, { as: 'lead', query: { limit: 100 } })).body.items.map((one) => one.id));
    expect(suggested.filter((one) => seen.has(one.id))).toEqual([]);
  });

  test('sees and changes no endpoint but those of the company', async () => {
    const ours = await addEndpoint('admin', ['partner.status_changed']);
    const own = await addEndpoint('lead', ['partner.status_changed']);
    const list = async (as: Person) => (await api.call(webhookEndpoints.list, { as })).body.items.map(({ id }) => id);
    expect([await list('lead'), await list('otherLead'), await list('agent')]).toEqual([[own.id], [], []]);
    expect((await list('admin')).toSorted()).toEqual([ours.id, own.id].toSorted());
    for (const [as, id] of [
      ['lead', ours.id],
      ['otherLead', own.id],
      ['agent', own.id],
      ['lead', 'nothing'],
    ] as const) {
      const params = { id };
      const statuses = [
        await api.call(webhookEndpoints.read, { as, params }),
        await api.call(webhookEndpoints.update, { as, params, body: { status: 'DISABLED' } }),
        await api.call(webhookEndpoints.remove, { as, params }),
        await api.call(webhookEndpoints.createSecret, { as, params, body: {} }),
        await api.call(webhookEndpoints.test, { as, params, body: {} }),
        await api.call(webhookEndpoints.deliveries, { as, params }),
        await api.call(webhookEndpoints.replay, { as, params, body: { from: '2026-11-01T00:00:00Z' } }),
      ].map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([404]));
    }
    const body = { url: receiver.url, eventTypes: ['partner.status_changed' as const] };
    expect((await api.call(webhookEndpoints.create, { as: 'agent', body })).status).toBe(403);
    expect((await api.call(webhookEndpoints.create, { as: 'care', body })).status).toBe(403);
  });

  test('adds three at most, and none for what concerns our own programs alone', async () => {
    for (let count = 0; count < 3; count += 1) await addEndpoint('lead', ['invoice.issued']);
    const body = { url: receiver.url, eventTypes: ['invoice.issued' as const] };
    const fourth = await api.call(webhookEndpoints.create, { as: 'lead', body });
    expect(fourth).toMatchObject({ status: 403, problem: { message: expect.stringContaining('3 endpoints') } });
    await addEndpoint('otherLead', ['invoice.issued']);
    const refused = await api.call(webhookEndpoints.create, {
      as: 'otherLead',
      body: { ...body, eventTypes: ['invoice.issued', 'traveler.erased'] },
    });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/eventTypes/1' }] } });
  });

  test('is told nothing once the company no longer works with us', async () => {
    const { id, partnerId } = await addEndpoint('lead', ['partner.status_changed']);
    receiver.answer(500);
    await movePartner('Acacia Quill');
    await waitForAttempts(id, 1);
    const suspended = await setStatus('/v3/partners', partnerId ?? '', 'admin', { status: 'SUSPENDED', reasonCode: 'CONDUCT' });
    expect(suspended.status).toBe(200);
    // The next attempt comes five seconds after the first, which may be over by now.
    await eventually(async () => expect(await waitForAttempts(id, 1)).toMatchObject({ status: 'FAILED', nextAttemptAt: null }));
  });
});

describe('a secret', () => {
  test('is shown once, and kept where only DATA_KEYS open it', async () => {
    const key = 'a-key-of-a-webhook-test';
    const body = { url: receiver.url, eventTypes: ['invoice.issued' as const] };
    const added = await api.call(webhookEndpoints.create, { as: 'admin', key, body });
    const { id, secret } = added.body;
    expect(added.headers.get('Cache-Control')).toBe('no-store');
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
    expect((await api.call(webhookEndpoints.read, { as: 'admin', params: { id } })).text).not.toContain(secret);
    const [stored] = await sql<{ sealed_secret: Buffer }>('SELECT sealed_secret FROM webhook_secrets WHERE endpoint_id = $1', [id]);
    expect(stored?.sealed_secret.toString()).toMatch(/^fwk:/);
    expect(await sql('SELECT FROM idempotency_keys WHERE body::text LIKE $1', [`%${secret}%`])).toEqual([]);
    expect(await sql('SELECT FROM versions WHERE snapshot::text LIKE $1', [`%${secret}%`])).toEqual([]);
  });

  test('that was replaced signs for another day', async () => {
    const { id, secret } = await addEndpoint('lead', ['partner.status_changed']);
    const replaced = await api.call(webhookEndpoints.createSecret, { as: 'lead', params: { id }, body: {} });
    expect(replaced.status).toBe(201);
    await movePartner('Acacia Quill');
    await waitForReceived(1);
    const [both] = receiver.received;
    for (const one of [secret, replaced.body.secret])
      expect(() => new Webhook(one).verify(both?.body ?? '', both?.headers ?? {})).not.toThrow();
    await sql(`UPDATE webhook_secrets SET expires_at = expires_at - interval '24 hours' WHERE endpoint_id = $1`, [id]);
    await movePartner('Acacia Quill');
    await waitForReceived(2);
    const [, later] = receiver.received;
    expect(() => new Webhook(replaced.body.secret).verify(later?.body ?? '', later?.headers ?? {})).not.toThrow();
    expect(() => new Webhook(secret).verify(later?.body ?? '', later?.headers ?? {})).toThrow('No matching signature');
    await runJob(server, 'purgeExpired');
    expect(await sql('SELECT FROM webhook_secrets WHERE endpoint_id = $1', [id])).toHaveLength(1);
  });
});

describe('an endpoint', () => {
  const notified = async (as: Person, id: string) =>
    (await api.call(contract.notifications.list, { as })).body.items.filter(
      ({ type, subject }) => type === 'webhook.disabled' && subject.id === id,
    );

  test('is tested, also while it is disabled, and by one attempt', async () => {
    const { id, secret } = await addEndpoint('lead', ['invoice.issued']);
    await api.call(webhookEndpoints.update, { as: 'lead', params: { id }, body: { status: 'DISABLED' } });
    for (const status of [204, 410]) {
      receiver.answer(status);
      const sent = await api.call(webhookEndpoints.test, { as: 'lead', params: { id }, body: {} });
      expect(sent).toMatchObject({ status: 202, body: { trigger: 'TEST', status: 'PENDING', eventType: 'webhook.test', request: null } });
      await eventually(async () => {
        const { body } = await api.call(webhookEndpoints.deliveries, { as: 'lead', params: { id }, query: { eventId: sent.body.eventId } });
        expect(body.items).toMatchObject([{ status: status === 204 ? 'DELIVERED' : 'FAILED', attempts: [{ status }] }]);
      });
    }
    const [first] = receiver.received;
    expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({
      type: 'webhook.test',
      data: { id, status: 'DISABLED', entityType: 'webhookEndpoint' },
    });
    expect(await read(id)).toMatchObject({ failingSince: null, disabledReason: null });
    expect((await api.call(webhookEvents.list, { as: 'otherLead' })).body.items.filter(({ data }) => data.id === id)).toEqual([]);
  });

  test('that answers 410 is disabled, which administrators and the leads of its company are told', async () => {
    const { id } = await addEndpoint('lead', ['partner.status_changed']);
    receiver.answer(410);
    await movePartner('Acacia Quill');
    expect(await waitForAttempts(id, 1)).toMatchObject({ status: 'FAILED' });
    expect(await read(id)).toMatchObject({ status: 'DISABLED', disabledReason: 'GONE', version: 2 });
    for (const as of ['admin', 'lead'] as const)
      await eventually(async () => expect(await notified(as, id)).toMatchObject([{ priority: 'HIGH', count: 1 }]));
    expect(await notified('otherLead', id)).toEqual([]);
    await movePartner('Acacia Quill');
    expect(await listDeliveries(id)).toHaveLength(1);
    const enabled = await api.call(webhookEndpoints.update, { as: 'lead', params: { id }, body: { status: 'ENABLED' } });
    expect(enabled.body).toMatchObject({ status: 'ENABLED', disabledReason: null, failingSince: null });
  });

  test('that has failed for five days is disabled, and what waited for it is given up', async () => {
    const { id } = await addEndpoint('admin', ['partner.status_changed']);
    receiver.answer(500);
    await movePartner('Acacia Quill');
    const { id: deliveryId } = await waitForAttempts(id, 1);
    await sql(`UPDATE webhook_endpoints SET failing_since = now() - interval '4 days 23 hours' WHERE id = $1`, [id]);
    await passRetryDelay(server, deliveryId);
    expect(await read(id)).toMatchObject({ status: 'ENABLED' });
    await sql(`UPDATE webhook_endpoints SET failing_since = now() - interval '5 days 1 minute' WHERE id = $1`, [id]);
    await passRetryDelay(server, deliveryId);
    expect(await read(id)).toMatchObject({ status: 'DISABLED', disabledReason: 'FAILING' });
    await passRetryDelay(server, deliveryId);
    expect(await waitForAttempts(id, 3)).toMatchObject({ status: 'FAILED' });
    await eventually(async () => expect(await notified('admin', id)).toHaveLength(1));
    expect(await notified('lead', id)).toEqual([]);
  });

  test('is deleted with its secrets and log', async () => {
    const { id, version } = await addEndpoint('admin', ['partner.status_changed']);
    await movePartner('Acacia Quill');
    await waitForAttempts(id, 1);
    expect((await api.call(webhookEndpoints.remove, { as: 'admin', params: { id }, ifMatch: version + 1 })).status).toBe(412);
    expect((await api.call(webhookEndpoints.remove, { as: 'admin', params: { id } })).status).toBe(204);
    for (const table of ['webhook_secrets', 'webhook_deliveries'])
      expect(await sql(`SELECT FROM ${table} WHERE endpoint_id = $1`, [id])).toEqual([]);
    expect((await api.call(webhookEndpoints.read, { as: 'admin', params: { id } })).status).toBe(404);
  });

  test.each([
    [{ url: 'hooks.example.com' }, '/url'],
    [{ url: 'ftp://hooks.example.com/' }, '/url'],
    [{ url: 'https://ada:secret@hooks.example.com/' }, '/url'],
    [{ url: 'https://hooks.example.com/#part' }, '/url'],
    [{ eventTypes: [] }, '/eventTypes'],
    [{ eventTypes: ['everything'] }, '/eventTypes/0'],
    [{ eventTypes: ['invoice.issued', 'invoice.issued'] }, '/eventTypes'],
    [{ apiVersion: '2020-01-01' }, '/apiVersion'],
    [{ status: 'PAUSED' }, '/status'],
    [{ secret: 'whsec_of-my-own' }, '/secret'],
  ])('is not made of %j', async (wrong, pointer) => {
    const body = { url: receiver.url, eventTypes: ['invoice.issued'], ...wrong };
    const refused = await api.send('POST', webhookEndpoints.create.path, { as: 'admin', body });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ pointer }] } });
  });

  test('is one of 20 of ours at most', async () => {
    for (let count = 0; count < 20; count += 1) await addEndpoint('admin', ['invoice.issued']);
    const body = { url: receiver.url, eventTypes: ['invoice.issued' as const] };
    expect((await api.call(webhookEndpoints.create, { as: 'admin', body })).status).toBe(403);
    await addEndpoint('lead', ['invoice.issued']); // of a company
  });
});

test('an endpoint that never answers delays nobody else', async () => {
  const silent = await startWebhookReceiver();
  silent.hang();
  const slow = await addEndpoint('admin', ['partner.status_changed'], { url: silent.url });
  for (let count = 0; count < 6; count += 1) await movePartner('Acacia Quill');
  await eventually(() => expect(silent.received.length).toBeGreaterThan(0));
  const quick = await addEndpoint('admin', ['partner.status_changed']);
  await movePartner('Acacia Quill');
  await waitForReceived(1);
  expect((await listDeliveries(slow.id)).flatMap(({ attempts }) => attempts)).toEqual([]); // they still wait for their answers
  expect(await listDeliveries(quick.id)).toHaveLength(1);
  await silent.stop();
});
