import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createHmac, randomUUID } from 'node:crypto';
import { createPushHub, closeReasons, type PushClient } from './pushHub.ts';

const secret = 'a secret of the test';
const userId = randomUUID();
const channel = `private-conversation-${randomUUID()}`;

function createTestHub() {
  const clock = { now: 1_000_000 };
  const hub = createPushHub(['a newer one', secret], () => clock.now);
  const join = (socketId: string) => {
    const received: string[] = [];
    const closed: (readonly [number, string])[] = [];
    const client: PushClient = {
      socketId,
      userId: null,
      tokenIds: new Set(),
      channels: new Set(),
      messageCount: 0,
      send: (event, data) => received.push(`${event} ${JSON.stringify(data)}`),
      close: (reason) => closed.push(reason),
    };
    hub.connect(client, 120);
    return { client, received, closed, names: () => received.map((line) => line.split(' ')[0]) };
  };
  const subscription = (socketId: string, name: string, who: object = {}) => {
    const channel_data = JSON.stringify({ user_id: userId, issued_at: clock.now, ...who });
    const signature = createHmac('sha256', secret).update(`${socketId}:${name}:${channel_data}`).digest('hex');
    return JSON.stringify({ event: 'pusher:subscribe', data: { channel: name, auth: `farwend:${signature}`, channel_data } });
  };
  return { hub, clock, join, subscription };
}

describe('a subscription', () => {
  test('is accepted when it is signed for this socket and channel and recently', () => {
    const { hub, join, subscription, clock } = createTestHub();
    const { client, names } = join('1.1');
    hub.receive(client, subscription('2.2', channel));
    hub.receive(client, subscription('1.1', channel).replace('issued_at', 'issued_At'));
    const old = subscription('1.1', channel);
    clock.now += 121_000;
    hub.receive(client, old);
    expect(names().slice(1)).toEqual(['pusher:subscription_error', 'pusher:subscription_error', 'pusher:subscription_error']);
    hub.receive(client, subscription('1.1', channel));
    expect(names().at(-1)).toBe('pusher_internal:subscription_succeeded');
    hub.publish({ kind: 'event', channel, event: 'message.created', data: { messageId: 'x' } });
    expect(names().at(-1)).toBe('message.created');
  });

  test('of another user on the same socket is rejected', () => {
    const { hub, join, subscription } = createTestHub();
    const { client, names } = join('1.1');
    hub.receive(client, subscription('1.1', channel));
    hub.receive(client, subscription('1.1', channel, { user_id: randomUUID() }));
    expect(names().at(-1)).toBe('pusher:subscription_error');
  });

  test('that was signed before access ended is rejected afterwards', () => {
    const { hub, join, subscription, clock } = createTestHub();
    const { client, names, closed } = join('1.1');
    const before = subscription('1.1', channel, { token_id: 't' });
    hub.publish({ kind: 'tokenEnded', tokenId: 't', userId });
    hub.receive(client, before);
    expect(names().at(-1)).toBe('pusher:subscription_error');
    clock.now += 1;
    hub.receive(client, subscription('1.1', channel, { token_id: 'another' }));
    expect(names().at(-1)).toBe('pusher_internal:subscription_succeeded');
    hub.publish({ kind: 'userEnded', userId });
    expect(closed).toEqual([closeReasons.reconnect]);
  });
});

test('members are added and removed once, however many windows they have open', () => {
  const { hub, join, subscription } = createTestHub();
  const name = `presence-tripRequest-${randomUUID()}`;
  const [watcher, first, second] = [join('1.1'), join('2.2'), join('3.3')];
  hub.receive(watcher.client, subscription('1.1', name, { user_id: 'watcher' }));
  for (const { client } of [first, second])
    hub.receive(client, subscription(client.socketId, name, { user_info: { name: 'Amara' }, token_id: 'secret' }));
  hub.disconnect(first.client);
  hub.disconnect(second.client);
  expect(watcher.names().slice(2)).toEqual(['pusher_internal:member_added', 'pusher_internal:member_removed']);
  expect(watcher.received.join()).not.toContain('secret');
});

test('no message of a client breaks the hub, and a client that sends too many is disconnected', () => {
  const { hub, join } = createTestHub();
  const words = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ event: fc.constantFrom('pusher:subscribe', 'pusher:signin', 'pusher:unsubscribe', 'x'), data: fc.anything() })
      .map((one) => JSON.stringify(one)),
  );
  fc.assert(
    fc.property(words, (text) => {
      const { client, received } = join('1.1');
      hub.receive(client, text);
      hub.disconnect(client);
      expect(received.join()).not.toContain('succeeded');
    }),
  );
  const { client, closed } = join('1.1');
  for (let count = 0; count < 200; count += 1) hub.receive(client, '{"event":"pusher:ping"}');
  expect(closed[0]).toEqual(closeReasons.tooManyMessages);
});
