import { expect, test } from '@jest/globals';
import { narrowItems } from './narrowItems.ts';

const items = [
  { label: 'Notifications' },
  { label: 'Unassigned', keywords: ['Inbox'] },
  { label: 'Mine', keywords: ['Inbox'] },
  { label: 'Late first look', keywords: ['Inbox'] },
  { label: 'Waiting for traveler', keywords: ['Inbox'] },
];
const narrow = (query: string) => narrowItems(items, query).map(({ label }) => label);

test.each([
  ['nothing typed keeps all in their order', ' ', items.map(({ label }) => label)],
  ['the beginning of a word', 'notif', ['Notifications']],
  ['a word in the middle, whatever its case', 'FIRST', ['Late first look']],
  ['initials', 'lfl', ['Late first look']],
  ['a part of a word', 'signed', ['Unassigned']],
  ['nothing', 'zebra', []],
])('%s', (_, query, labels) => {
  expect(narrow(query)).toEqual(labels);
});

test('another word for it finds it too', () => {
  expect(narrow('inbox')).toEqual(expect.arrayContaining(['Unassigned', 'Mine', 'Late first look', 'Waiting for traveler']));
  expect(narrow('inbox')).not.toContain('Notifications');
});

test('the better match comes first', () => {
  expect(narrow('un')[0]).toBe('Unassigned');
});
