import { expect, test } from '@jest/globals';
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readSettings } from '#src/settings/settings.ts';
import { getDataSeal } from './dataSeal.ts';

const keys = { old: `old:${randomBytes(32).toString('base64')}`, next: `next:${randomBytes(32).toString('base64')}` };
const withKeys = (...dataKeys: string[]) => getDataSeal(readSettings({ DATA_KEYS: dataKeys.join(',') }));
const needsOf = (owner: string) => ({ purpose: 'accessibilityNeeds', owner }) as const;

test('a value opens only for what it was sealed, and names its key', () => {
  const seal = withKeys(keys.old);
  const sealed = seal.seal('Step-free rooms, please', needsOf('traveler-1'));
  expect(sealed.toString('latin1')).toMatch(/^fwk:old:/);
  expect(sealed.toString('latin1')).not.toContain('Step-free');
  expect(seal.open(sealed, needsOf('traveler-1'))).toBe('Step-free rooms, please');
  expect(seal.open(sealed, needsOf('traveler-2'))).toBeNull();
  expect(seal.open(sealed, { purpose: 'dietary', owner: 'traveler-1' })).toBeNull();
});

test.each([0, 7, 30])('a value whose byte %i from the end was changed does not open', (fromEnd) => {
  const seal = withKeys(keys.old);
  const sealed = seal.seal('A quiet room', needsOf('traveler-1'));
  const at = sealed.length - 1 - fromEnd;
  sealed[at] = (sealed[at] ?? 0) ^ 1;
  expect(seal.open(sealed, needsOf('traveler-1'))).toBeNull();
});

test('the first key seals, later ones still open', () => {
  const sealed = withKeys(keys.old).seal('A quiet room', needsOf('traveler-1'));
  const both = withKeys(keys.next, keys.old);
  expect(both.open(sealed, needsOf('traveler-1'))).toBe('A quiet room');
  expect(both.seal('A quiet room', needsOf('traveler-1')).subarray(0, 9).toString()).toBe('fwk:next:');
  expect(withKeys(keys.next).open(sealed, needsOf('traveler-1'))).toBeNull();
});

test('a value that a session key sealed, before there were data keys, opens with that session key', () => {
  const sessionKey = 's'.repeat(40);
  const iv = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', sessionKey, '', 'farwend personal text', 32));
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from('traveler-1'));
  const ciphertext = Buffer.concat([cipher.update('A quiet room', 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
  const open = (SESSION_KEYS: string) => getDataSeal(readSettings({ SESSION_KEYS })).open(sealed, needsOf('traveler-1'));
  expect(open(`${'n'.repeat(40)},${sessionKey}`)).toBe('A quiet room');
  expect(open('n'.repeat(40))).toBeNull();
});
