/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { rewriteTokenFiles } from '../../tokens/apply.ts';
import { listTokens, type Token } from '../../tokens/dtcg.ts';
import { readTokenSets } from '../../tokens/readTokens.ts';
import { applyTheme, readThemeDocument, writeThemeDocument, type ThemeChange } from '../../tokens/themeDocument.ts';
import { cssValues } from '../../tokens/tokenSets.ts';

const sets = readTokenSets();
const tokenOf = (set: ThemeChange['set'], name: string): Token => {
  const token = sets[set].get(name);
  if (!token) throw new Error(`There is no ${name}.`);
  return token;
};
const changes: ThemeChange[] = [
  { set: 'constant', name: 'space.4', token: { ...tokenOf('constant', 'space.4'), $value: { value: 1.25, unit: 'rem' } } },
  { set: 'mode.dark', name: 'color.link', token: { ...tokenOf('mode.dark', 'color.link'), $value: '{palette.sea.200}' } },
];

test('a theme is a DTCG resolver that holds what differs, and is read as it was written', () => {
  const document = writeThemeDocument(changes);
  expect(document).toMatchObject({
    version: '2025.10',
    sets: { constant: { sources: [{ space: { 4: { $value: { value: 1.25, unit: 'rem' } } } }] } },
    modifiers: {
      mode: { default: 'light', contexts: { light: [], dark: [{ color: { link: { $value: '{palette.sea.200}' } } }], contrast: [] } },
    },
    resolutionOrder: [{ $ref: '#/sets/constant' }, { $ref: '#/modifiers/mode' }],
  });
  expect(readThemeDocument(JSON.parse(JSON.stringify(document)), sets)).toEqual(changes);
});

test('a theme changes the tokens that refer to its own', () => {
  const values = cssValues(applyTheme(sets, changes), 'dark');
  expect(values.get('card.gap')).toBe('1.25rem');
  expect(values.get('color.link')).toBe('#bfe3f1');
  expect(values.get('color.info')).toBe('#8fcbe4');
});

test('a theme is refused that names an unknown set or token, another type, a wrong value, or nothing', () => {
  const read = (document: unknown) => () => readThemeDocument(document, sets);
  expect(read({ sets: { colours: { sources: [] } } })).toThrow('The theme has a set “colours”. Sets are primitives, constant');
  expect(read({ sets: { constant: { sources: [{ space: { 99: changes[0]?.token } }] } } })).toThrow(
    'space.99, which constant.json does not have',
  );
  expect(read({ sets: { constant: { sources: [{ space: { 4: { $type: 'color', $value: '#fff' } } }] } } })).toThrow(
    'space.4 is a dimension',
  );
  const withInk = (value: unknown) => ({
    modifiers: { mode: { contexts: { light: [{ color: { ink: { $type: 'color', $value: value } } }] } } },
  });
  expect(read(withInk('#12'))).toThrow('color.ink the value "#12", which is neither a color nor a token');
  expect(read(withInk('{palette.gone.1}'))).toThrow('color.ink the value "{palette.gone.1}"');
  expect(read(withInk('{color.paper}'))).toThrow('color.ink the value "{color.paper}"');
  expect(read({})).toThrow('changes no token');
  expect(read('theme')).toThrow('changes no token');
});

test('a theme is written into the token files, which keep everything else', async () => {
  const files = await rewriteTokenFiles(writeThemeDocument(changes));
  expect(Object.keys(files)).toEqual(['constant.json', 'mode.dark.json']);
  expect(listTokens(JSON.parse(files['constant.json'] ?? ''))).toEqual(
    [...sets.constant].map(([name, token]) => [name, name === 'space.4' ? changes[0]?.token : token]),
  );
  expect(listTokens(JSON.parse(files['mode.dark.json'] ?? ''))).toEqual(
    [...sets['mode.dark']].map(([name, token]) => [name, name === 'color.link' ? changes[1]?.token : token]),
  );
});
