import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { listLicences } from '../../scripts/licenses.mjs';

test('every package of the production install has a licence that is allowed', () => {
  const licences = listLicences();
  expect(licences.length).toBeGreaterThan(200);
  expect(licences.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
});

test('a package without a licence, or with one that is allowed for others, is refused; development packages are not looked at', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', license: 'LGPL-3.0-or-later' },
    'node_modules/c/node_modules/d': { version: '1.0.0', license: 'MIT' },
    'node_modules/e': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
  };
  expect(listLicences({ packages }).map(({ name, isAllowed }) => [name, isAllowed])).toEqual([
    ['a', false],
    ['b', false],
    ['d', true],
  ]);
});

test('.nvmrc names the version of Node that the packages ask for', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(`>=${readFileSync('.nvmrc', 'utf8').trim()}`).toBe(engines.node);
});
