import { readFileSync } from 'node:fs';
import { afterEach, expect, jest, test } from '@jest/globals';
import { deprecations, earliestRemoval, warnDeprecated, type Deprecation } from '../../design-system/src/deprecated.ts';
import { renameProps } from '../../design-system/codemods/renameProps.ts';
import { describeSystem } from '../../stories/describe/describeSystem.ts';
import { listPublicApi, recordedPublicApi } from '../../stories/describe/publicApi.ts';

/** No real prop has been deprecated yet, so the process is tested with this invented one. */
const fixture: Deprecation = { component: 'Link', prop: 'outside', since: '0.2.0', instead: 'newTab' };

afterEach(() => {
  jest.restoreAllMocks();
});

test('a change of the public API has a changeset; if not, run: npm run changeset', async () => {
  expect(listPublicApi(await describeSystem())).toEqual(recordedPublicApi());
});

test('a deprecated prop warns once, and never in production', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const was = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  warnDeprecated(fixture);
  expect(warn).not.toHaveBeenCalled();
  process.env['NODE_ENV'] = was;
  warnDeprecated(fixture);
  warnDeprecated(fixture);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Link.outside is deprecated since 0.2.0; use newTab'));
});

test('the codemod renames the prop of our component, even under an alias, and of no other', () => {
  const code = `import { Link as Anchor, Card } from '@farwend/design-system';
import { Link } from 'elsewhere';
export const a = <Anchor href="/x" outside={yes}>outside</Anchor>;
export const b = [<Card outside />, <Link outside />, <Anchor href="/y" />];
`;
  expect(renameProps('a.tsx', code, [fixture])).toBe(code.replace('outside={yes}', 'newTab={yes}'));
  expect(renameProps('a.tsx', code, [])).toBeUndefined();
});

test('a deprecated prop stays for two minor versions', () => {
  expect(earliestRemoval('0.2.0')).toBe('0.4.0');
  expect(earliestRemoval('1.9.0')).toBe('1.11.0');
});

test('every deprecated prop exists, is marked, has a replacement and is not overdue for removal', async () => {
  const { components, version } = await describeSystem();
  const source = (name: string) => components.find((one) => one.name === name)?.props ?? [];
  for (const { component, prop, since, instead } of deprecations) {
    const props = source(component).map(({ name }) => name);
    expect(props).toEqual(expect.arrayContaining([prop, instead]));
    expect(version.localeCompare(earliestRemoval(since), 'en', { numeric: true })).toBeLessThan(0);
  }
});

test('the linter rejects the use of deprecated props', () => {
  const rules = JSON.parse(readFileSync(new URL('../../.oxlintrc.json', import.meta.url), 'utf8')).rules;
  expect(rules['typescript/no-deprecated'][0]).toBe('error');
});
