import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createHmac, randomUUID } from 'node:crypto';
import type { AnnouncedMember } from './presenceMessage.ts';
import type { PushClient } from './pushClient.ts';
import { createPushHub, closeReasons } from './pushHub.ts';

const secret = 'a secret of the test';
const userId = randomUUID();
const channel = `private-conversation-${randomUUID()}`;

function createTestHub() {
  const clock = { now: 1_000_000 };
  const announced: AnnouncedMember[] = [];
  const hub = createPushHub(
    ['a newer one', secret],
    (member) => announced.push(member),
    () => clock.now,
  );
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
  return { hub, clock, announced, join, subscription };
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

describe('the users of other nodes', () => {
  const name = `presence-tripRequest-${randomUUID()}`;
  const amara = { channel: name, userId, info: { name: 'Amara' } };

  function createWatchedHub() {
    const created = createTestHub();
    const watcher = created.join('1.1');
    created.hub.receive(watcher.client, created.subscription('1.1', name, { user_id: 'watcher', user_info: { name: 'Wanda' } }));
    return { ...created, watcher, events: () => watcher.names().slice(2) };
  }

  test('are among the members of a channel, each once, and leave with the last node where they are', () => {
    const { hub, join, subscription, watcher, events } = createWatchedHub();
    hub.members.updateRemote('node-b', [amara]);
    hub.members.updateRemote('node-c', [amara]);
    const own = join('2.2');
    hub.receive(own.client, subscription('2.2', name, { user_info: { name: 'Amara' } }));
    expect(own.received.at(-1)).toContain('"presence":{"count":2,');
    hub.members.updateRemote('node-b', [{ ...amara, info: null }]);
    hub.disconnect(own.client);
    expect(events()).toEqual(['pusher_internal:member_added']);
    hub.members.updateRemote('node-c', [{ ...amara, info: null }]);
    expect(events()).toEqual(['pusher_internal:member_added', 'pusher_internal:member_removed']);
    expect(watcher.received.at(-1)).toContain(userId);
  });

  test('leave when their node announces them no longer', () => {
    const { hub, clock, events } = createWatchedHub();
    hub.members.updateRemote('node-b', [amara]);
    clock.now += 20_000;
    hub.members.updateRemote('node-b', [amara]);
    clock.now += 20_000;
    hub.members.removeExpired();
    expect(events()).toEqual(['pusher_internal:member_added']);
    clock.now += 10_000;
    hub.members.removeExpired();
    expect(events()).toEqual(['pusher_internal:member_added', 'pusher_internal:member_removed']);
  });

  test('learn who joins first and leaves last here, but not of other channels', () => {
    const { hub, join, subscription, announced } = createWatchedHub();
    const [first, second] = [join('2.2'), join('3.3')];
    for (const { client } of [first, second]) {
      hub.receive(client, subscription(client.socketId, name, { user_info: { name: 'Amara' } }));
      hub.receive(client, subscription(client.socketId, channel));
    }
    expect(hub.members.listLocal()).toEqual([{ channel: name, userId: 'watcher', info: { name: 'Wanda' } }, amara]);
    hub.disconnect(first.client);
    hub.disconnect(second.client);
    expect(announced.slice(1)).toEqual([amara, { ...amara, info: null }]);
  });
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
