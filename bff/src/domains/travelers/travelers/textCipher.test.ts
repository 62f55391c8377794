import { expect, test } from '@jest/globals';
import { readSettings } from '#src/settings/settings.ts';
import { getTextCipher } from './textCipher.ts';

const keys = ['a', 'b'].map((letter) => letter.repeat(40));
const withKeys = (...sessionKeys: string[]) => getTextCipher(readSettings({ SESSION_KEYS: sessionKeys.join(',') }));

test('a text can only be decrypted for its record', () => {
  const cipher = withKeys(keys[0] ?? '');
  const ciphertext = cipher.encrypt('Step-free rooms, please', 'traveler-1');
  expect(ciphertext.toString('utf8')).not.toContain('Step-free');
  expect(cipher.decrypt(ciphertext, 'traveler-1')).toBe('Step-free rooms, please');
  expect(cipher.decrypt(ciphertext, 'traveler-2')).toBeNull();
});

test('a tampered text cannot be decrypted', () => {
  const cipher = withKeys(keys[0] ?? '');
  const ciphertext = cipher.encrypt('A quiet room', 'traveler-1');
  ciphertext[ciphertext.length - 1] = (ciphertext.at(-1) ?? 0) ^ 1;
  expect(cipher.decrypt(ciphertext, 'traveler-1')).toBeNull();
});

test('an older key still decrypts after a newer one was added before it', () => {
  const ciphertext = withKeys(keys[0] ?? '').encrypt('A quiet room', 'traveler-1');
  expect(withKeys(keys[1] ?? '', keys[0] ?? '').decrypt(ciphertext, 'traveler-1')).toBe('A quiet room');
  expect(withKeys(keys[1] ?? '').decrypt(ciphertext, 'traveler-1')).toBeNull();
});
