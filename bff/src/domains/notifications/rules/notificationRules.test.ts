import { notificationTypes } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { createActor } from '#src/kernel/actor.ts';
import { dueWorkRules } from '#src/domains/notifications/notifyOfDueWork.job.ts';
import { notificationRules } from './notificationRules.data.ts';

const now = new Date();
const record = {
  id: '018f0000-0000-7000-8000-000000000000',
  version: 1,
  createdAt: now,
  updatedAt: now,
  createdById: null,
  updatedById: null,
};

test('every type of notification is caused by something', () => {
  const caused = new Set<string>(
    [...notificationRules, ...Object.values(dueWorkRules).map(([type]) => ({ type }))].map(({ type }) => type),
  );
  expect([...caused].toSorted()).toEqual([...notificationTypes].toSorted());
});

test.each([
  ['guest', new Date(), 'contact.reply'],
  ['traveler', new Date(), 'conversation.message'],
  ['traveler', null, undefined], // scheduled
])('a message of a %s, sent %s: %s', (authorType, sentAt, expected) => {
  const actor = createActor(null, { via: 'system', sessionHandle: null, tokenId: null, deviceId: null, ipHash: '' });
  const message = { ...record, authorId: record.id, authorType, sentAt, redactedAt: null };
  const caused = notificationRules.filter((rule) => rule.entityTypes.includes('message') && rule.happened(message, null, actor));
  expect(caused.map(({ type }) => type)).toEqual(expected === undefined ? [] : [expected]);
});
