import { expect, test } from '@jest/globals';
import { compareTokens } from './compareTokens.ts';
import type { ComparedSystem } from './comparedSystem.ts';

const before: ComparedSystem = {
  components: [],
  tokens: [
    { name: 'color.ink', value: '#0f1c2b', description: 'Text.' },
    { name: 'color.moss', value: '#46602f', description: 'Success.' },
    { name: 'space.4', value: '1rem', description: 'Between paragraphs.' },
  ],
  colours: [
    { role: 'ink', values: { light: '#0f1c2b', dark: '#e8eff4' } },
    { role: 'moss', values: { light: '#46602f', dark: '#a9c78a' } },
  ],
};

test('the same tokens have not moved', () => {
  expect(compareTokens(before, structuredClone(before))).toEqual([]);
});

test('a colour is listed with the modes in which it differs, also if its value in light mode stays', () => {
  const after = structuredClone(before);
  after.colours[0] = { role: 'ink', values: { light: '#0f1c2b', dark: '#ffffff' } };
  expect(compareTokens(before, after)).toEqual([
    {
      name: 'color.ink',
      kind: 'changed',
      isColour: true,
      description: 'Text.',
      formerDescription: null,
      values: [{ mode: 'dark', before: '#e8eff4', after: '#ffffff' }],
    },
  ]);
});

test('another value or purpose is a change', () => {
  const after = structuredClone(before);
  after.tokens[2] = { name: 'space.4', value: '1.25rem', description: 'Between blocks.' };
  expect(compareTokens(before, after)).toMatchObject([
    {
      name: 'space.4',
      isColour: false,
      description: 'Between blocks.',
      formerDescription: 'Between paragraphs.',
      values: [{ mode: null, before: '1rem', after: '1.25rem' }],
    },
  ]);
});

test('new and removed tokens are listed with all their values', () => {
  const after = structuredClone(before);
  after.tokens.splice(1, 1, { name: 'space.5', value: '2rem', description: 'Between sections.' });
  after.colours.pop();
  expect(compareTokens(before, after)).toMatchObject([
    { name: 'space.5', kind: 'added', values: [{ mode: null, before: null, after: '2rem' }] },
    {
      name: 'color.moss',
      kind: 'removed',
      description: 'Success.',
      values: [
        { mode: 'light', before: '#46602f', after: null },
        { mode: 'dark', before: '#a9c78a', after: null },
      ],
    },
  ]);
});
