import { WEBHOOK_TEST_TYPE, webhookEventKinds, webhookEventTypes } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { eventRules } from './eventRules.data.ts';

test('every type of event is caused by something, an erasure by itself', () => {
  const caused = new Set<string>([...eventRules.map(({ type }) => type), 'traveler.erased']);
  expect([...caused].toSorted()).toEqual([...webhookEventTypes].toSorted());
  expect(caused).not.toContain(WEBHOOK_TEST_TYPE);
});

test('companies hear of what the list of types says, and of nothing else', () => {
  const heard = new Set(eventRules.filter(({ audience }) => audience).map(({ type }) => type));
  expect([...heard].toSorted()).toEqual(webhookEventTypes.filter((type) => 'forPartners' in webhookEventKinds[type]).toSorted());
});
