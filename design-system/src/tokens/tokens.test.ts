/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { generated, modeColours } from '../../tokens/build.ts';
import { listTokens, modeNames } from '../../tokens/dtcg.ts';
import { inlined, usedTokens } from '../../tokens/inline.ts';
import { readContrastPairs, readTokens } from '../../tokens/readTokens.ts';
import { contrast } from './contrast.ts';

const pairs = readContrastPairs();

test.each(Object.entries(generated()))('%s matches the JSON files', (name, text) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text);
});

test.each(modeNames)('every pair meets its contrast in %s mode', (mode) => {
  const colours = modeColours(mode);
  const weak = pairs.filter(([front, back, least]) => contrast(colours[front] ?? '', colours[back] ?? '') < least);
  expect(weak).toEqual([]);
});

test('every mode has the same roles, and every token is described', () => {
  const [light, ...others] = modeNames.map((mode) => Object.keys(modeColours(mode)));
  for (const roles of others) expect(roles).toEqual(light);
  const files = ['primitives', 'constant', 'component', ...modeNames.map((mode) => `mode.${mode}`)].map(readTokens);
  const silent = JSON.stringify(files, (_key, value: unknown) => (isToken(value) ? (value.$description ? undefined : 'SILENT') : value));
  expect(silent).not.toContain('SILENT');
});

test('has a manageable number of tokens in three tiers', () => {
  const counts = ['primitives', 'constant', 'component', 'mode.light'].map((name) => namesIn(readTokens(name)).length);
  expect(Math.min(...counts)).toBeGreaterThan(30);
  const all = counts.reduce((sum, count) => sum + count, 0);
  expect(all).toBeGreaterThanOrEqual(180);
  expect(all).toBeLessThanOrEqual(220);
  expect(pairs.length).toBeGreaterThanOrEqual(60);
});

test('every token is used by a role, a component, the site or a scale exposed as a prop', () => {
  const modes = JSON.stringify(modeNames.map((mode) => readTokens(`mode.${mode}`)));
  const code = sourceFiles.map((path) => readFileSync(path, 'utf8')).join('\n');
  const offered = ['space', 'measure'].filter((group) => new RegExp(`variants\\('\\w+', ${group},`).test(code));
  const isUsed = (tier: string, name: string) => {
    const [group = '', step = ''] = name.split('.');
    if (tier === 'primitives') return modes.includes(`"{${name}}"`);
    if (tier === 'component') return new RegExp(`\\b${group}\\.${step}\\b`).test(code);
    // the specification names mobile, from which everything holds
    if (name === 'breakpoint.mobile') return true;
    if (group === 'breakpoint') return new RegExp(`\\b(?:from|below|breakpoint)\\.${step}\\b`).test(code);
    return offered.includes(group) || new RegExp(`token\\.${group}(?:\\.${step}\\b|\\[${step}\\])`).test(code);
  };
  const idle = ['primitives', 'constant', 'component', 'mode.light'].flatMap((tier) =>
    namesIn(readTokens(tier))
      .filter((name) => !isUsed(tier, name))
      .map((name) => `${tier} ${name}`),
  );
  expect(idle).toEqual([]);
});

test('every file follows DTCG 2025.10: known types and units, valid references', () => {
  const tiers = ['primitives', 'constant', 'component', 'mode.light'].map(readTokens);
  const known = new Set(tiers.flatMap(namesIn));
  const wrong = ['primitives', 'constant', 'component', ...modeNames.map((mode) => `mode.${mode}`)]
    .flatMap((file) => listTokens(readTokens(file)).map(([name, token]) => ({ name: `${file} ${name}`, token })))
    .filter(({ token: { $type, $value } }) => !isWellFormed($type, $value, known));
  expect(wrong).toEqual([]);
});

test('the resolver names every file and every mode', () => {
  const { version, sets, modifiers, resolutionOrder } = readTokens('resolver') as unknown as Resolver;
  expect(version).toBe('2025.10');
  expect(Object.keys(modifiers.mode.contexts)).toEqual(modeNames);
  const named = [...Object.values(sets).flatMap(({ sources }) => sources), ...Object.values(modifiers.mode.contexts).flat()].map(
    ({ $ref }) => $ref,
  );
  const files = globSync('{primitives,constant,component,mode.*}.json', { cwd: new URL('../../tokens/', import.meta.url) });
  expect(new Set(named)).toEqual(new Set(files));
  expect(new Set(resolutionOrder.map(({ $ref }) => $ref.split('/').at(-1)))).toEqual(new Set([...Object.keys(sets), 'mode']));
});

test('a build inlines tokens in rules, and nothing else', () => {
  const rule = [
    "import { button } from '#src/tokens/component.ts';",
    "import { from, token } from '#src/tokens/token.ts';",
    'const a = `gap: ${token.space[2]}; ${from.tablet} { block-size: calc(${button.height} - 1em) }`;',
    'const b = { ink: token.color.ink, button: other.button.height, none: token.color.unknown };',
  ].join('\n');
  expect(inlined(rule).split('\n').slice(2)).toEqual([
    'const a = `gap: var(--fw-space-2); @media (min-width: 768px) { block-size: calc(var(--fw-button-height,52px) - 1em) }`;',
    'const b = { ink: "var(--fw-color-ink)", button: other.button.height, none: token.color.unknown };',
  ]);
  expect(usedTokens(rule)).toEqual(['space.2', 'breakpoint.tablet', 'button.height', 'color.ink', 'color.unknown']);
  expect(inlined("const token = { color: { ink: '' } }; token.color.ink;")).toBe("const token = { color: { ink: '' } }; token.color.ink;");
});

interface Resolver {
  version: string;
  sets: Record<string, { sources: Reference[] }>;
  modifiers: { mode: { contexts: Record<string, Reference[]> } };
  resolutionOrder: Reference[];
}
interface Reference {
  $ref: string;
}
interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sourceFiles = ['design-system/src/{components,foundations,layout}/**/*.{ts,tsx}', 'site/src/**/*.{ts,tsx}']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => root + path);

const namesIn = (file: object) => listTokens(file).map(([name]) => name);

function isWellFormed(type: string, value: unknown, known: ReadonlySet<string>): boolean {
  if (typeof value === 'string' && value.startsWith('{')) return known.has(value.slice(1, -1));
  const units = { dimension: ['px', 'rem'], duration: ['ms', 's'] }[type];
  if (units) return units.includes((value as { unit: string }).unit);
  if (type === 'color') return (value as { colorSpace: string }).colorSpace === 'srgb';
  if (type === 'number' || type === 'fontWeight') return typeof value === 'number';
  if (type === 'fontFamily' || type === 'cubicBezier') return Array.isArray(value);
  return type === 'shadow';
}

function isToken(value: unknown): value is Token {
  return typeof value === 'object' && value !== null && '$value' in value;
}
