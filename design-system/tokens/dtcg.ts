/** A length. */
export interface Dimension {
  value: number;
  unit: string;
}

/** A colour in sRGB; `hex` has no alpha. */
export interface Colour {
  colorSpace: 'srgb';
  components: number[];
  alpha?: number;
  hex: string;
}

/** One shadow. */
export interface Shadow {
  color: Colour;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

/** A value, or a reference to a token in braces. */
export type Value = string | number | number[] | string[] | Dimension | Colour | Shadow;

/** A token in the DTCG format. */
export interface Token {
  $type: string;
  $value: Value;
  $description: string;
  $extensions?: {
    /** Grows fluidly with the window from `min` to the value. */
    'com.farwend.fluid'?: { min: Dimension; from: number; to: number };
    /** Relative to the font size, for which the format has no unit. */
    'com.farwend.unit'?: 'em';
  };
}

/** Names of the modes; `light` is the default. */
export const modeNames = ['light', 'dark', 'contrast'] as const;
/** One of the modes. */
export type ModeName = (typeof modeNames)[number];

/** Lists the tokens of a group and its subgroups by their whole names, like `color.ink`. */
export function listTokens(group: object, path: readonly string[] = []): [string, Token][] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]): [string, Token][] => {
    if (name.startsWith('$') || typeof value !== 'object' || value === null) return [];
    return isToken(value) ? [[[...path, name].join('.'), value]] : listTokens(value, [...path, name]);
  });
}

/** The name that a value refers to, or `undefined` for a value of its own. */
export function referenceIn(value: Value): string | undefined {
  return typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
}

/** Whether a value is a colour. */
export function isColour(value: Value): value is Colour {
  return typeof value === 'object' && 'hex' in value;
}

/** Whether a value is a length, or a duration, which has the same form. */
export function isDimension(value: Value): value is Dimension {
  return typeof value === 'object' && 'unit' in value;
}

/** Whether a value is a shadow. */
export function isShadow(value: Value): value is Shadow {
  return typeof value === 'object' && 'blur' in value;
}

function isToken(value: object): value is Token {
  return '$value' in value;
}
