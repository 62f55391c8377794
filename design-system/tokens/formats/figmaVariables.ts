import { isColour, isDimension, isShadow, modeNames, referenceIn, type Colour, type Dimension, type Token } from '../dtcg.ts';
import { readTokenSets } from '../readTokens.ts';
import { propertyOf, valueCss } from '../tokenCss.ts';
import type { TokenSet } from '../tokenSets.ts';
import { readFigmaScopes, type FigmaScope } from './figmaScopes.ts';

/** A value of a variable: its own, or that of another variable. */
export type FigmaValue = Colour | number | string | { alias: string };

/** A variable of Figma. */
export interface FigmaVariable {
  /** Name with its groups: `color/inkSoft`. */
  name: string;
  type: 'COLOR' | 'FLOAT' | 'STRING';
  description: string;
  scopes: readonly FigmaScope[];
  /** What developers write for it; the palette is not for them. */
  code: string | undefined;
  /** Values in the order of the collection's modes. */
  values: readonly FigmaValue[];
}

/** A collection of variables, which share their modes. */
export interface FigmaCollection {
  /** Short name, unique among collections. */
  id: string;
  name: string;
  modes: readonly string[];
  variables: readonly FigmaVariable[];
}

/** Window widths between which fluid tokens grow; Figma has no fluid values, so each end is a mode. */
const windows = ['Desktop 1280', 'Phone 320'] as const;

/**
 * The tokens as collections of Figma variables: pixels, because Figma knows no other unit, and a shadow as its parts, because a variable
 * holds one value.
 */
export function listFigmaCollections(): FigmaCollection[] {
  const sets = readTokenSets();
  const scopes = readFigmaScopes();
  const describe = (name: string, token: Token, values: readonly FigmaValue[]): FigmaVariable => ({
    name: name.replaceAll('.', '/'),
    type: typeOf(token),
    description: token.$extensions?.['com.farwend.unit'] ? `${token.$description} In em.` : token.$description,
    scopes: scopes(name, token),
    code: name.startsWith('palette.') ? undefined : `var(${propertyOf(name)})`,
    values,
  });
  const single = (set: TokenSet) => [...set].map(([name, token]) => describe(name, token, [figmaValue(token)]));
  const roles = [...sets['mode.light']].map(([name, token]) =>
    describe(
      name,
      token,
      modeNames.map((mode) => figmaValue(sets[`mode.${mode}`].get(name) ?? token)),
    ),
  );
  const constants = [...sets.constant].flatMap(([name, token]) =>
    splitShadow(name, token).map(([part, one]) => describe(part, one, [figmaValue(one), figmaValue(atNarrowest(one))])),
  );
  return [
    { id: 'palette', name: 'Farwend palette', modes: ['Value'], variables: single(sets.primitives) },
    { id: 'colour', name: 'Farwend colour', modes: ['Light', 'Night chart', 'High contrast'], variables: roles },
    { id: 'foundations', name: 'Farwend foundations', modes: windows, variables: constants },
    { id: 'components', name: 'Farwend components', modes: ['Value'], variables: single(sets.component) },
  ];
}

function typeOf({ $type }: Token): FigmaVariable['type'] {
  if ($type === 'color') return 'COLOR';
  return $type === 'fontFamily' || $type === 'cubicBezier' ? 'STRING' : 'FLOAT';
}

function figmaValue({ $type, $value }: Token): FigmaValue {
  const reference = referenceIn($value);
  if (reference !== undefined) return { alias: reference.replaceAll('.', '/') };
  // Figma knows the families by the names of their foundry, not by those of the packages that serve them.
  if ($type === 'fontFamily' && Array.isArray($value)) return String($value[0]).replace(/ Variable$/, '');
  if (typeof $value === 'number') return $value;
  if (isColour($value)) return $value;
  return isDimension($value) ? toPixels($value) : valueCss($value);
}

/** Pixels of a length, or milliseconds of a duration. */
function toPixels({ value, unit }: Dimension): number {
  return unit === 'rem' ? value * 16 : value;
}

/** A fluid token as it is in the narrowest window. */
function atNarrowest(token: Token): Token {
  const fluid = token.$extensions?.['com.farwend.fluid'];
  return fluid ? { ...token, $value: fluid.min } : token;
}

function splitShadow(name: string, token: Token): [string, Token][] {
  const { $value } = token;
  if (!isShadow($value)) return [[name, token]];
  const describe = (part: string) => `${token.$description} ${part}.`;
  return [
    [`${name}.color`, { $type: 'color', $value: $value.color, $description: describe('Colour') }],
    [`${name}.offsetX`, { $type: 'dimension', $value: $value.offsetX, $description: describe('Horizontal offset') }],
    [`${name}.offsetY`, { $type: 'dimension', $value: $value.offsetY, $description: describe('Vertical offset') }],
    [`${name}.blur`, { $type: 'dimension', $value: $value.blur, $description: describe('Blur') }],
    [`${name}.spread`, { $type: 'dimension', $value: $value.spread, $description: describe('Spread') }],
  ];
}
