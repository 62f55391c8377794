import type { RichBlock } from '@farwend/design-system';
import { expect, test } from '@jest/globals';
import { startsBelowLevel2 } from './startsBelowLevel2.ts';

const paragraph: RichBlock = { id: 'p', type: 'paragraph', content: [{ text: 'A safari is a sum of small decisions.' }] };
const list: RichBlock = { id: 'l', type: 'entityList', items: [{ title: 'Kenya', href: '/guides/kenya' }] };
const heading = (level: 2 | 3): RichBlock => ({ id: 'h', type: 'heading', level, text: 'Begin here' });

test.each([
  [[paragraph], false],
  [[paragraph, heading(2), list], false],
  [[paragraph, list, heading(2)], true],
  [[heading(3)], true],
])('%j', (blocks, expected) => expect(startsBelowLevel2(blocks)).toBe(expected));
