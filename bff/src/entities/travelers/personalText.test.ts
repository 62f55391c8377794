import { expect, test } from '@jest/globals';
import { readSettings } from '#src/settings.ts';
import { personalText } from './personalText.ts';

const keys = ['a', 'b'].map((letter) => letter.repeat(40));
const withKeys = (...sessionKeys: string[]) => personalText(readSettings({ SESSION_KEYS: sessionKeys.join(',') }));

test('a text opens again for its record only', () => {
  const text = withKeys(keys[0] ?? '');
  const sealed = text.seal('Step-free rooms, please', 'traveler-1');
  expect(sealed.toString('utf8')).not.toContain('Step-free');
  expect(text.open(sealed, 'traveler-1')).toBe('Step-free rooms, please');
  expect(text.open(sealed, 'traveler-2')).toBeNull();
});

test('a changed text does not open', () => {
  const text = withKeys(keys[0] ?? '');
  const sealed = text.seal('A quiet room', 'traveler-1');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(text.open(sealed, 'traveler-1')).toBeNull();
});

test('an older key still opens after a newer one was put before it', () => {
  const sealed = withKeys(keys[0] ?? '').seal('A quiet room', 'traveler-1');
  expect(withKeys(keys[1] ?? '', keys[0] ?? '').open(sealed, 'traveler-1')).toBe('A quiet room');
  expect(withKeys(keys[1] ?? '').open(sealed, 'traveler-1')).toBeNull();
});
