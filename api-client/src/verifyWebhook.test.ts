import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { verifyWebhook, WebhookVerificationError } from './verifyWebhook.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** The example of the Standard Webhooks specification. */
const example = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const event = { type: 'trip_request.created', timestamp: '2026-11-27T09:00:00Z', data: { id: 'a', version: 1, status: 'PENDING' } };
const body = JSON.stringify(event);

function deliver(text = body, { secret = example.secret, timestamp = String(Math.floor(Date.now() / 1000)), id = 'msg_1' } = {}) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64')}`;
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
}

describe('a delivery', () => {
  test('that is signed is its event, as text or bytes, with headers of Node or of a Request', async () => {
    expect(await verifyWebhook(body, deliver(), example.secret)).toEqual(event);
    expect(await verifyWebhook(new TextEncoder().encode(body), new Headers(deliver()), [example.secret])).toEqual(event);
  });

  test('is signed as the specification says: its example is accepted but for holding no event of ours', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Number(example.timestamp) * 1000);
    const headers = { 'webhook-id': example.id, 'webhook-timestamp': example.timestamp, 'webhook-signature': example.signature };
    await expect(verifyWebhook(example.body, headers, example.secret)).rejects.toThrow('is signed, but holds no event');
    await expect(verifyWebhook(`${example.body} `, headers, example.secret)).rejects.toThrow('None of the secrets');
  });

  test('may be signed with either secret while one replaces the other', async () => {
    const older = `whsec_${Buffer.from('a secret that is being replaced').toString('base64')}`;
    const headers = deliver();
    const both = {
      ...headers,
      'webhook-signature': `${deliver(body, { secret: older })['webhook-signature']} ${headers['webhook-signature']}`,
    };
    expect(await verifyWebhook(body, both, example.secret)).toEqual(event);
    expect(await verifyWebhook(body, deliver(body, { secret: older }), [example.secret, older])).toEqual(event);
  });

  test.each([
    ['another body', `${body} `, deliver()],
    ['the id of another one', body, { ...deliver(), 'webhook-id': 'msg_2' }],
    ['another secret', body, deliver(body, { secret: `whsec_${Buffer.from('of somebody else').toString('base64')}` })],
    ['no signature', body, { ...deliver(), 'webhook-signature': undefined }],
    ['a signature that is none', body, { ...deliver(), 'webhook-signature': 'v1,☂ v2,AAAA' }],
    ['a time ten minutes ago', body, deliver(body, { timestamp: String(Math.floor(Date.now() / 1000) - 600) })],
    ['a time in ten minutes', body, deliver(body, { timestamp: String(Math.floor(Date.now() / 1000) + 600) })],
    ['no time', body, { ...deliver(), 'webhook-timestamp': 'soon' }],
  ])('with %s is refused', async (_, text, headers) => {
    await expect(verifyWebhook(text, headers, example.secret)).rejects.toThrow(WebhookVerificationError);
  });

  test('is not compared with a secret that is none', async () => {
    await expect(verifyWebhook(body, deliver(), 'whsec_')).rejects.toThrow('A secret is whsec_');
  });
});
