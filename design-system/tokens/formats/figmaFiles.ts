import type { Colour } from '../dtcg.ts';
import type { FigmaCollection, FigmaValue, FigmaVariable } from './figmaVariables.ts';
import { nestTokens } from '../nestTokens.ts';

/** Types of variables in Figma's own files. */
const types = { COLOR: 'color', FLOAT: 'number', STRING: 'string' } as const;

/**
 * The DTCG files that Figma's variables panel imports, by name: one for each mode of each collection. Figma links variables of different
 * collections by name, so the files are imported in their order; each also has the value itself, so that it can be imported alone.
 */
export function buildFigmaFiles(collections: readonly FigmaCollection[]): Record<string, object> {
  const find = createLookup(collections);
  return Object.fromEntries(
    collections.flatMap(({ id, modes, variables }, position) =>
      modes.map((mode, index) => {
        const tokens = variables.map((variable) => [variable.name.replaceAll('/', '.'), describeToken(variable, index, find)] as const);
        const path = `${position + 1}-${id}/${mode.toLowerCase().replaceAll(' ', '-')}.json`;
        return [path, { ...nestTokens(tokens), $extensions: { 'com.figma.modeName': mode } }] as const;
      }),
    ),
  );
}

type Lookup = (name: string) => { collection: string; variable: FigmaVariable };

function createLookup(collections: readonly FigmaCollection[]): Lookup {
  const all = new Map(
    collections.flatMap(({ name, variables }) => variables.map((one) => [one.name, { collection: name, variable: one }])),
  );
  return (name) => {
    const found = all.get(name);
    if (!found) throw new Error(`There is no variable ${name}, to which another refers.`);
    return found;
  };
}

function describeToken({ type, description, scopes, code, values }: FigmaVariable, mode: number, find: Lookup): object {
  const value = values[mode] ?? '';
  return {
    $type: types[type],
    $value: resolve(value, mode, find),
    $description: description,
    $extensions: {
      'com.figma.scopes': scopes,
      ...(code === undefined ? { 'com.figma.hiddenFromPublishing': true } : { 'com.figma.codeSyntax': { WEB: code } }),
      ...(isAlias(value)
        ? { 'com.figma.aliasData': { targetVariableSetName: find(value.alias).collection, targetVariableName: value.alias } }
        : {}),
    },
  };
}

/** The value behind an alias; a collection with fewer modes than its target shows the target's first. */
function resolve(value: FigmaValue, mode: number, find: Lookup): Colour | number | string {
  if (!isAlias(value)) return typeof value === 'object' ? { ...value, alpha: value.alpha ?? 1 } : value;
  const { values } = find(value.alias).variable;
  return resolve(values[mode] ?? values[0] ?? '', mode, find);
}

function isAlias(value: FigmaValue): value is { alias: string } {
  return typeof value === 'object' && 'alias' in value;
}
