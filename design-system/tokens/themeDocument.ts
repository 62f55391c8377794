import { isColour, isDimension, listTokens, modeNames, referenceIn, type ModeName, type Token } from './dtcg.ts';
import { nestTokens } from './nestTokens.ts';
import { constantSets, type SetName, type TokenSets } from './tokenSets.ts';

/** A token with another value than the source's. */
export interface ThemeChange {
  set: SetName;
  /** Whole name, like `color.ink`. */
  name: string;
  token: Token;
}

/** A DTCG resolver with the changed tokens in place of files. */
export interface ThemeDocument {
  $schema: string;
  name: string;
  version: string;
  sets: Record<string, { sources: object[] }>;
  modifiers?: { mode: { default: ModeName; contexts: Record<ModeName, object[]> } };
  resolutionOrder: { $ref: string }[];
}

/** Writes changes as a DTCG resolver, the format that the source has too. */
export function writeThemeDocument(changes: readonly ThemeChange[]): ThemeDocument {
  const sourcesOf = (set: SetName): object[] => {
    const inSet = changes.filter((change) => change.set === set);
    return inSet.length === 0 ? [] : [nestTokens(inSet.map(({ name, token }) => [name, token]))];
  };
  const sets = constantSets.map((set) => [set, { sources: sourcesOf(set) }] as const).filter(([, { sources }]) => sources.length > 0);
  const contexts = { light: sourcesOf('mode.light'), dark: sourcesOf('mode.dark'), contrast: sourcesOf('mode.contrast') };
  const hasModes = modeNames.some((mode) => contexts[mode].length > 0);
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Farwend theme',
    version: '2025.10',
    sets: Object.fromEntries(sets),
    ...(hasModes ? { modifiers: { mode: { default: 'light', contexts } } } : {}),
    resolutionOrder: [...sets.map(([set]) => ({ $ref: `#/sets/${set}` })), ...(hasModes ? [{ $ref: '#/modifiers/mode' }] : [])],
  };
}

/** Reads the changes of a theme; throws if it is not one, or if it changes a token that does not exist. */
export function readThemeDocument(document: unknown, sets: TokenSets): ThemeChange[] {
  const { sets: inline = {}, modifiers = {} } = isRecord(document) ? document : {};
  const contexts = isRecord(modifiers) && isRecord(modifiers['mode']) ? modifiers['mode']['contexts'] : {};
  const sources: [string, unknown][] = [
    ...Object.entries(isRecord(inline) ? inline : {}).map(([set, one]): [string, unknown] => [set, isRecord(one) ? one['sources'] : []]),
    ...Object.entries(isRecord(contexts) ? contexts : {}).map(([mode, one]): [string, unknown] => [`mode.${mode}`, one]),
  ];
  const changes = sources.flatMap(([set, groups]) => {
    if (!isSetName(set, sets)) throw new Error(`The theme has a set “${set}”. Sets are ${Object.keys(sets).join(', ')}.`);
    return (Array.isArray(groups) ? groups.filter(isRecord) : []).flatMap((group) =>
      listTokens(group).map(([name, token]) => ({ set, name, token: checkToken(sets, set, name, token) })),
    );
  });
  if (changes.length === 0) throw new Error('The file changes no token. Export it in the theme builder, or write it as a DTCG resolver.');
  return changes;
}

/** The sets with the changes of a theme. */
export function applyTheme(sets: TokenSets, changes: readonly ThemeChange[]): TokenSets {
  const changed = (set: SetName) =>
    new Map([...sets[set], ...changes.filter((change) => change.set === set).map(({ name, token }) => [name, token] as const)]);
  return {
    primitives: changed('primitives'),
    constant: changed('constant'),
    component: changed('component'),
    'mode.light': changed('mode.light'),
    'mode.dark': changed('mode.dark'),
    'mode.contrast': changed('mode.contrast'),
  };
}

function checkToken(sets: TokenSets, set: SetName, name: string, token: Token): Token {
  const current = sets[set].get(name);
  if (!current) throw new Error(`The theme changes ${name}, which ${set}.json does not have.`);
  if (current.$type !== token.$type) throw new Error(`${name} is a ${current.$type} in ${set}.json, and a ${token.$type} in the theme.`);
  const reference = referenceIn(token.$value);
  if (reference === undefined && isWellFormed(token)) return token;
  // Only roles and components refer to other tokens, so that no reference leads back to itself.
  const canRefer = set !== 'primitives' && set !== 'constant';
  if (reference !== undefined && canRefer && (sets.primitives.has(reference) || sets.constant.has(reference))) return token;
  throw new Error(`The theme gives ${name} the value ${JSON.stringify(token.$value)}, which is neither a ${token.$type} nor a token.`);
}

function isWellFormed({ $type, $value }: Token): boolean {
  if ($type === 'color') return isColour($value) && /^#[0-9a-f]{6}$/.test($value.hex);
  if ($type === 'dimension' || $type === 'duration') return isDimension($value) && typeof $value.value === 'number';
  if ($type === 'number' || $type === 'fontWeight') return typeof $value === 'number';
  return typeof $value === 'object';
}

function isSetName(name: string, sets: TokenSets): name is SetName {
  return name in sets;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
