/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { listTokens, modeNames, type ModeName } from '../../tokens/dtcg.ts';
import { generateExports } from '../../tokens/formats/generateExports.ts';
import { readTokenSets } from '../../tokens/readTokens.ts';
import { tokenCss } from '../../tokens/tokenCss.ts';
import { cssValues, resolveToken, tokensInMode } from '../../tokens/tokenSets.ts';

const folder = new URL('../../tokens/exports/', import.meta.url);
const exported = generateExports();
const sets = readTokenSets();
const read = <Content>(path: string): Content => JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Content;
const labels = { light: 'Light', dark: 'Night chart', contrast: 'High contrast' } as const;

/** Expected CSS values of a mode, in a wide window. */
function expectedValues(mode: ModeName): Map<string, string> {
  return new Map([...cssValues(sets, mode)].map(([name, value]) => [name, value.replace(/^clamp\(.*,(.*)\)$/, '$1')]));
}

test.each(Object.entries(exported))('%s matches the source; if not, run: npm run describe', (path, text) => {
  expect(readFileSync(new URL(path, folder), 'utf8') === text).toBe(true);
});

test('no other file is exported', () => {
  expect(globSync('**/*.*', { cwd: folder }).toSorted()).toEqual(Object.keys(exported).toSorted());
});

test.each(modeNames)('no token of %s mode is a group of others too, which the format forbids', (mode) => {
  const names = [...tokensInMode(sets, mode).keys()];
  expect(names.filter((name) => names.some((other) => other.startsWith(`${name}.`)))).toEqual([]);
});

test('Figma creates every token as a variable, with its references, in each mode', () => {
  const { variables, variableModes, variableModeValues } = read<FigmaRequest>('figma.variables.json');
  const modeIds = new Map(variableModes.map(({ id, name }) => [id, name]));
  const valueOf = (id: string, mode: string): FigmaValue => {
    const values = variableModeValues.filter(({ variableId }) => variableId === id);
    const { value } = values.find(({ modeId }) => modeIds.get(modeId) === mode) ?? values[0] ?? {};
    return typeof value === 'object' && 'type' in value ? valueOf(value.id, mode) : (value ?? '');
  };
  for (const mode of modeNames) {
    const wrong = [...expectedValues(mode)].filter(([name, css]) => {
      const id = name.replaceAll('.', '/');
      const parts = variables.filter((variable) => variable.id === id || variable.id.startsWith(`${id}/`));
      return figmaText(parts.map((part) => valueOf(part.id, labels[mode]))) !== figmaTextOf(css);
    });
    expect(wrong).toEqual([]);
  }
  const references = variableModeValues.filter(({ value }) => typeof value === 'object' && 'type' in value);
  expect(references.length).toBeGreaterThan(100);
  const sizes = variableModeValues.filter(({ variableId }) => variableId === 'text/h1').map(({ value }) => value);
  expect(sizes).toEqual([68, 40]);
});

test('the files for the panel of Figma have the values of the request, and name the variables they refer to', () => {
  const { variableCollections, variables, variableModes, variableModeValues } = read<FigmaRequest>('figma.variables.json');
  const collectionOf = new Map(variables.map(({ id, variableCollectionId }) => [id, variableCollectionId]));
  const collectionNames = new Map(variableCollections.map(({ id, name }) => [id, name]));
  const inFiles = globSync('figma/*/*.json', { cwd: folder }).flatMap((path) => {
    const file = read<FigmaFile>(path);
    const mode = file.$extensions['com.figma.modeName'];
    return listLeaves(file).map(([id, token]) => {
      const alias = token.$extensions['com.figma.aliasData'];
      if (alias) expect(alias.targetVariableSetName).toBe(collectionNames.get(collectionOf.get(alias.targetVariableName) ?? ''));
      return `${id} in ${mode}: ${alias?.targetVariableName ?? figmaText([figmaValueOf(token.$value)])}`;
    });
  });
  const modeIds = new Map(variableModes.map(({ id, name }) => [id, name]));
  const inRequest = variableModeValues.map(
    ({ variableId, modeId, value }) =>
      `${variableId} in ${modeIds.get(modeId)}: ${typeof value === 'object' && 'type' in value ? value.id : figmaText([value])}`,
  );
  expect(inFiles.toSorted()).toEqual(inRequest.toSorted());
});

test.each(modeNames)('Tokens Studio has the values of the source in %s mode', (mode) => {
  const file = read<Record<string, object> & { $themes: { id: string; selectedTokenSets: Record<string, string> }[] }>(
    'tokens-studio.json',
  );
  const selected = file.$themes.find(({ id }) => id === `mode-${mode}`)?.selectedTokenSets ?? {};
  const tokens = new Map(Object.keys(selected).flatMap((set) => listLeaves(file[set] ?? {})));
  const valueOf = (name: string): unknown => {
    const value = tokens.get(name.replaceAll('.', '/'))?.$value;
    return typeof value === 'string' && value.startsWith('{') ? valueOf(value.slice(1, -1)) : value;
  };
  const wrong = [...expectedValues(mode)].filter(([name, css]) => studioText(valueOf(name)) !== studioTextOf(name, css));
  expect(wrong.map(([name, css]) => `${name}: ${studioText(valueOf(name))} instead of ${css}`)).toEqual([]);
});

test('Tokens Studio makes fluid sizes small in a phone’s window', () => {
  const file = read<Record<string, object>>('tokens-studio.json');
  const phone = new Map(listLeaves(file['window/phone'] ?? {}));
  expect(phone.get('text/h1')?.$value).toBe('2.5rem');
  expect(phone.size).toBe([...sets.constant.values()].filter(({ $extensions }) => $extensions?.['com.farwend.fluid']).length);
});

test.each(modeNames)('Style Dictionary has the values of the source in %s mode', (mode) => {
  const { source } = read<{ source: string[] }>(`style-dictionary/${mode}.config.json`);
  const tokens = new Map(source.flatMap((path) => listTokens(read<object>(`style-dictionary/${path}`))));
  expect(new Map([...tokens].map(([name, token]) => [name, tokenCss(resolveToken(tokens, token))]))).toEqual(cssValues(sets, mode));
});

interface FigmaRequest {
  variableCollections: { id: string; name: string }[];
  variableModes: { id: string; name: string }[];
  variables: { id: string; variableCollectionId: string }[];
  variableModeValues: { variableId: string; modeId: string; value: FigmaValue | { type: 'VARIABLE_ALIAS'; id: string } }[];
}
type FigmaValue = string | number | { r: number; g: number; b: number; a: number };
interface FigmaFile {
  $extensions: { 'com.figma.modeName': string };
}
interface Leaf {
  $value: unknown;
  $extensions: { 'com.figma.aliasData'?: { targetVariableSetName: string; targetVariableName: string } };
}

/** Every token of a file by its name, with slashes. */
function listLeaves(group: object, path: readonly string[] = []): [string, Leaf][] {
  return Object.entries(group).flatMap(([name, value]: [string, object]): [string, Leaf][] => {
    if (name.startsWith('$')) return [];
    return '$value' in value ? [[[...path, name].join('/'), value as Leaf]] : listLeaves(value, [...path, name]);
  });
}

function figmaValueOf(value: unknown): FigmaValue {
  if (typeof value !== 'object' || value === null) return value as string | number;
  const { components, alpha } = value as { components: [number, number, number]; alpha: number };
  return { r: components[0], g: components[1], b: components[2], a: alpha };
}

/** Values of a variable and its parts as a text that can be compared. */
function figmaText(values: readonly (FigmaValue | { type: string })[]): string {
  return values
    .map((value) => {
      if (typeof value !== 'object' || !('r' in value)) return String(value);
      const bytes = [value.r, value.g, value.b, value.a].map((share) =>
        Math.round(share * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      return `#${bytes.join('')}`;
    })
    .toSorted()
    .join(' ');
}

/** A CSS value as the text of Figma's: pixels, eight digits of a colour, the first family. */
function figmaTextOf(css: string): string {
  if (css.startsWith('cubic-bezier')) return css;
  if (css.startsWith("'"))
    return (
      css
        .split(',')[0]
        ?.slice(1, -1)
        .replace(/ Variable$/, '') ?? ''
    );
  return css
    .split(' ')
    .map((part) => {
      if (part.startsWith('#')) return part.padEnd(9, 'f');
      const number = Number.parseFloat(part);
      return String(part.endsWith('rem') ? number * 16 : number);
    })
    .toSorted()
    .join(' ');
}

function studioText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { x, y, blur, spread, color } = value as Record<string, string>;
  return [x, y, blur, spread, color].join(' ');
}

/** A CSS value as the text of Tokens Studio: percentages of the font size, the first family. */
function studioTextOf(name: string, css: string): string {
  if (css.startsWith("'")) return figmaTextOf(css);
  if (/^(?:leading|tracking)\./.test(name)) return `${Math.round(Number.parseFloat(css) * 1000) / 10}%`;
  return css;
}
