import { readFileSync } from 'node:fs';
import { afterEach, expect, jest, test } from '@jest/globals';
import { deprecations, mayGoIn, warnDeprecated, type Deprecation } from '../../design-system/src/deprecated.ts';
import { renameProps } from '../../design-system/codemods/renameProps.ts';
import { describeSystem } from '../../stories/describe/described.ts';
import { faceOf, keptFace } from '../../stories/describe/face.ts';

/** No prop of ours was ever deprecated; this one, which never was, goes the whole way. */
const fixture: Deprecation = { component: 'Link', prop: 'outside', since: '0.2.0', instead: 'newTab' };

afterEach(() => {
  jest.restoreAllMocks();
});

test('a change of what others see comes with a changeset; if not, run: npm run changeset', async () => {
  expect(faceOf(await describeSystem())).toEqual(keptFace());
});

test('a deprecated prop is warned of once, and never in production', () => {
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

test('the codemod renames the prop of our component, whatever it is called here, and of no other', () => {
  const code = `import { Link as Way, Card } from '@farwend/design-system';
import { Link } from 'elsewhere';
export const a = <Way href="/x" outside={yes}>outside</Way>;
export const b = [<Card outside />, <Link outside />, <Way href="/y" />];
`;
  expect(renameProps('a.tsx', code, [fixture])).toBe(code.replace('outside={yes}', 'newTab={yes}'));
  expect(renameProps('a.tsx', code, [])).toBeUndefined();
});

test('a deprecated prop stays for two minor versions', () => {
  expect(mayGoIn('0.2.0')).toBe('0.4.0');
  expect(mayGoIn('1.9.0')).toBe('1.11.0');
});

test('every deprecated prop exists, is marked, and has one that takes its place; its time has not run out', async () => {
  const { components, version } = await describeSystem();
  const source = (name: string) => components.find((one) => one.name === name)?.props ?? [];
  for (const { component, prop, since, instead } of deprecations) {
    const props = source(component).map(({ name }) => name);
    expect(props).toEqual(expect.arrayContaining([prop, instead]));
    expect(version.localeCompare(mayGoIn(since), 'en', { numeric: true })).toBeLessThan(0);
  }
});

test('the linter fails a use of what is marked as deprecated', () => {
  const rules = JSON.parse(readFileSync(new URL('../../.oxlintrc.json', import.meta.url), 'utf8')).rules;
  expect(rules['typescript/no-deprecated'][0]).toBe('error');
});
