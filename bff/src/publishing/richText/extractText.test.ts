import type { Block } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { collectLinks, computeReadingMinutes, extractText } from './extractText.ts';

const guide = { entityType: 'guide' as const, entityId: '018f0000-0000-7000-8000-000000000001' };
const blocks: Block[] = [
  { id: 'a', type: 'heading', level: 2, text: 'North' },
  { id: 'b', type: 'paragraph', content: [{ text: 'Go ' }, { text: ' there ', link: guide }] },
  { id: 'c', type: 'list', items: [[{ text: 'one' }], [{ text: 'two', link: { url: 'https://example.com/' } }]] },
  { id: 'd', type: 'entityList', title: 'More', items: [guide] },
  { id: 'e', type: 'faq', items: [{ question: 'When?', answer: 'May.' }] },
  { id: 'f', type: 'map', locationIds: [guide.entityId] },
  { id: 'g', type: 'divider' },
];

test('collects links in reading order with their positions', () => {
  expect(collectLinks({ blocks })).toEqual([
    { field: '/blocks/1/content/1', kind: 'LINK', to: guide, anchorText: 'there' },
    { field: '/blocks/2/items/1/0', kind: 'LINK', to: { url: 'https://example.com/' }, anchorText: 'two' },
    { field: '/blocks/3/items/0', kind: 'BLOCK', to: guide, anchorText: 'More' },
    { field: '/blocks/5/locationIds/0', kind: 'BLOCK', to: { entityType: 'location', entityId: guide.entityId }, anchorText: '' },
  ]);
});

test('extracts plain text without formatting', () => {
  expect(extractText({ blocks })).toBe('North\nGo  there \none\ntwo\nWhen? May.');
});

test('reading takes a minute for every 230 words, and at least one', () => {
  expect(computeReadingMinutes({ blocks: [] })).toBe(1);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (count) => {
      const text: Block = { id: 'a', type: 'paragraph', content: [{ text: 'word '.repeat(count).trim() }] };
      expect(computeReadingMinutes({ blocks: [text] })).toBe(Math.max(1, Math.round(count / 230)));
    }),
  );
});
