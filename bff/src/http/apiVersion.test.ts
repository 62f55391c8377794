import { apiVersions } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { chooseApiVersion, deprecationHeaders } from './apiVersion.ts';

const versions = ['2028-02-29', '2027-06-01', '2026-11-27'] as const;

test('versions are days, the newest first', () => {
  expect(apiVersions.every((version) => new Date(version).toISOString().startsWith(version))).toBe(true);
  expect([...apiVersions]).toEqual([...new Set(apiVersions)].toSorted().toReversed());
});

test('the changelog tells each version, the newest first', () => {
  const changelog = readFileSync(new URL('../../../docs/changelog.md', import.meta.url), 'utf8');
  expect([...changelog.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([...apiVersions]);
});

describe('the version of a call', () => {
  test('is that of the header, else of the token, else the newest', () => {
    expect(chooseApiVersion('2026-11-27', { apiVersion: '2027-06-01' }, versions)).toBe('2026-11-27');
    expect(chooseApiVersion(undefined, { apiVersion: '2027-06-01' }, versions)).toBe('2027-06-01');
    expect(chooseApiVersion(undefined, {}, versions)).toBe('2028-02-29');
  });

  test('is refused if it is not served', () => {
    expect(() => chooseApiVersion('2027-01-01', {}, versions)).toThrow('Send 2028-02-29 or 2027-06-01 or 2026-11-27.');
  });
});

describe('what is going', () => {
  test('is a version since there is a newer one, for a year', () => {
    expect(deprecationHeaders({}, '2026-11-27', versions)).toEqual({
      Deprecation: `@${Date.UTC(2027, 5, 1) / 1000}`,
      Sunset: 'Thu, 01 Jun 2028 00:00:00 GMT',
    });
    expect(deprecationHeaders({}, '2028-02-29', versions)).toEqual({});
  });

  test('is a call since it is called so, and at the earlier end of the two', () => {
    const since = { since: '2026-11-27' };
    expect(deprecationHeaders({ deprecated: since }, '2028-02-29', versions)).toEqual({ Deprecation: `@${Date.UTC(2026, 10, 27) / 1000}` });
    expect(deprecationHeaders({ deprecated: { ...since, sunset: '2027-12-01' } }, '2026-11-27', versions)).toEqual({
      Deprecation: `@${Date.UTC(2026, 10, 27) / 1000}`,
      Sunset: 'Wed, 01 Dec 2027 00:00:00 GMT',
    });
  });
});
