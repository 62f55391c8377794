import { expect, test } from '@jest/globals';
import { describeMoved, describeValue } from './describeMerge.ts';

const nothing = { tripRequests: 0, tripMatches: 0, conversations: 0, messages: 0, documents: 0, reviews: 0, notes: 0, mails: 0 };

test('what moves is counted by kind', () => {
  expect(describeMoved(nothing)).toBe('Nothing has to move.');
  expect(describeMoved({ ...nothing, notes: 1 })).toBe('1 note comes here.');
  expect(describeMoved({ ...nothing, tripRequests: 2, conversations: 1, messages: 5 })).toBe(
    '2 trip requests, 1 conversation, and 5 messages come here.',
  );
});

test.each<[unknown, string]>([
  [null, 'nothing'],
  [[], 'nothing'],
  [['vip', 'family'], 'vip, family'],
  [{ prefix: '+44', number: '1632 960001' }, '+44 1632 960001'],
  [{ newsletter: false, consentAt: null }, 'nothing'],
  [true, 'yes'],
  [3, '3'],
])('%j reads as “%s”', (value, text) => {
  expect(describeValue(value)).toBe(text);
});
