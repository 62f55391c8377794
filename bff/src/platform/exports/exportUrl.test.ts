import { expect, test } from '@jest/globals';
import { readSettings } from '#src/settings/settings.ts';
import { signExportUrl, hasValidSignature } from './exportUrl.ts';

const settings = readSettings({ SESSION_KEYS: 'k'.repeat(40) });
const exportId = '018f0000-0000-7000-8000-000000000000';
const now = 1_800_000_000_000;

function parseUrl(url: string) {
  const { searchParams } = new URL(url);
  return {
    exportId,
    format: 'csv',
    name: searchParams.get('name') ?? '',
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
  };
}

test('a URL is valid for five minutes, for its file only and only unchanged', () => {
  const signed = parseUrl(signExportUrl(exportId, 'csv', settings, 'sales', now).url);
  expect(hasValidSignature(signed, settings, now)).toBe(true);
  expect(hasValidSignature(signed, settings, now + 299_000)).toBe(true);
  expect(hasValidSignature(signed, settings, now + 301_000)).toBe(false);
  expect(hasValidSignature({ ...signed, format: 'xlsx' }, settings, now)).toBe(false);
  expect(hasValidSignature({ ...signed, name: 'other' }, settings, now)).toBe(false);
  expect(hasValidSignature({ ...signed, exportId: exportId.replace('018f', '018e') }, settings, now)).toBe(false);
  expect(hasValidSignature({ ...signed, expires: String(Number(signed.expires) - 1) }, settings, now)).toBe(false);
  for (const signature of ['', 'x', signed.signature.slice(1)])
    expect(hasValidSignature({ ...signed, signature }, settings, now)).toBe(false);
});

test('a URL signed with an older key is valid while that key is configured', () => {
  const older = readSettings({ SESSION_KEYS: 'o'.repeat(40) });
  const both = readSettings({ SESSION_KEYS: `${'k'.repeat(40)},${'o'.repeat(40)}` });
  const signed = parseUrl(signExportUrl(exportId, 'csv', older, 'sales', now).url);
  expect(hasValidSignature(signed, both, now)).toBe(true);
  expect(hasValidSignature(signed, settings, now)).toBe(false);
});
