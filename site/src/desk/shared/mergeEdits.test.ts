import { expect, test } from '@jest/globals';
import { mergeEdits } from './mergeEdits.ts';

const base = { givenName: 'Dana', email: 'dana@example.com', newsletter: false };

test('fields that one side changed are joined', () => {
  const { merged, conflicts } = mergeEdits(base, { ...base, givenName: 'Dana Maria' }, { ...base, newsletter: true });
  expect(merged).toEqual({ givenName: 'Dana Maria', email: 'dana@example.com', newsletter: true });
  expect(conflicts).toEqual([]);
});

test('a field that both changed is in conflict, and keeps what was typed', () => {
  const { merged, conflicts } = mergeEdits(base, { ...base, givenName: 'Dina' }, { ...base, givenName: 'Diana', newsletter: true });
  expect(merged).toEqual({ givenName: 'Dina', email: 'dana@example.com', newsletter: true });
  expect(conflicts).toEqual(['givenName']);
});

test('the same change by both is none', () => {
  const same = { ...base, email: 'dana.rowe@example.com' };
  expect(mergeEdits(base, same, { ...same })).toEqual({ merged: same, conflicts: [] });
});
