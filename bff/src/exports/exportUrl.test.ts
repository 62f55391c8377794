import { expect, test } from '@jest/globals';
import { readSettings } from '#src/settings.ts';
import { exportUrl, isSigned } from './exportUrl.ts';

const settings = readSettings({ SESSION_KEYS: 'k'.repeat(40) });
const exportId = '018f0000-0000-7000-8000-000000000000';
const now = 1_800_000_000_000;

function partsOf(url: string) {
  const { searchParams } = new URL(url);
  return { exportId, format: 'csv', expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' };
}

test('an address is good for five minutes, for its file alone, and only as it was signed', () => {
  const signed = partsOf(exportUrl(exportId, 'csv', settings, now).url);
  expect(isSigned(signed, settings, now)).toBe(true);
  expect(isSigned(signed, settings, now + 299_000)).toBe(true);
  expect(isSigned(signed, settings, now + 301_000)).toBe(false);
  expect(isSigned({ ...signed, format: 'xlsx' }, settings, now)).toBe(false);
  expect(isSigned({ ...signed, exportId: exportId.replace('018f', '018e') }, settings, now)).toBe(false);
  expect(isSigned({ ...signed, expires: String(Number(signed.expires) - 1) }, settings, now)).toBe(false);
  for (const signature of ['', 'x', signed.signature.slice(1)]) expect(isSigned({ ...signed, signature }, settings, now)).toBe(false);
});

test('an address of another key is good while that key is still known', () => {
  const older = readSettings({ SESSION_KEYS: 'o'.repeat(40) });
  const both = readSettings({ SESSION_KEYS: `${'k'.repeat(40)},${'o'.repeat(40)}` });
  const signed = partsOf(exportUrl(exportId, 'csv', older, now).url);
  expect(isSigned(signed, both, now)).toBe(true);
  expect(isSigned(signed, settings, now)).toBe(false);
});
