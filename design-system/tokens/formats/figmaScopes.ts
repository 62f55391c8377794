import { referenceIn, type Token } from '../dtcg.ts';
import { readContrastPairs } from '../readTokens.ts';

/** Where Figma offers a variable. */
export type FigmaScope =
  | 'ALL_FILLS'
  | 'FRAME_FILL'
  | 'SHAPE_FILL'
  | 'TEXT_FILL'
  | 'STROKE_COLOR'
  | 'EFFECT_COLOR'
  | 'CORNER_RADIUS'
  | 'WIDTH_HEIGHT'
  | 'GAP'
  | 'STROKE_FLOAT'
  | 'EFFECT_FLOAT'
  | 'FONT_FAMILY'
  | 'FONT_WEIGHT'
  | 'FONT_SIZE';

/** Scopes of the groups whose use is clear from their name. */
const scopesOfGroups: Record<string, readonly FigmaScope[]> = {
  font: ['FONT_FAMILY'],
  text: ['FONT_SIZE'],
  weight: ['FONT_WEIGHT'],
  space: ['GAP', 'WIDTH_HEIGHT'],
  radius: ['CORNER_RADIUS'],
  stroke: ['STROKE_FLOAT'],
  size: ['WIDTH_HEIGHT'],
  measure: ['WIDTH_HEIGHT'],
  breakpoint: ['WIDTH_HEIGHT'],
};

/** Text may lie on a ground at this contrast; below it, only drawings may. */
const textRatio = 4.5;

/**
 * Finds the scopes of a token: a colour is offered for what its contrast pairs allow, so that nobody writes with a ground. Nothing is
 * offered for the palette, which only roles use, and for what Figma cannot apply: times, curves, ems and factors.
 */
export function readFigmaScopes(): (name: string, token: Token) => readonly FigmaScope[] {
  const pairs = readContrastPairs();
  const colourScopes = (role: string): readonly FigmaScope[] => {
    const fronts = pairs.filter(([front]) => front === role);
    const isGround = pairs.some(([, back]) => back === role);
    if (fronts.length === 0 && !isGround) return ['ALL_FILLS', 'STROKE_COLOR', 'EFFECT_COLOR'];
    const isText = fronts.some(([, , least]) => least >= textRatio);
    return [
      ...(isGround ? (['FRAME_FILL'] as const) : []),
      'SHAPE_FILL',
      ...(isText ? (['TEXT_FILL'] as const) : []),
      ...(fronts.length > 0 ? (['STROKE_COLOR'] as const) : []),
    ];
  };
  const scopesOf = (name: string, token: Token): readonly FigmaScope[] => {
    const [group = '', step = ''] = name.split('.');
    if (group === 'palette') return [];
    if (group === 'color') return colourScopes(step);
    if (group === 'shadow') return token.$type === 'color' ? ['EFFECT_COLOR'] : ['EFFECT_FLOAT'];
    const reference = referenceIn(token.$value);
    if (reference !== undefined) return scopesOfGroups[reference.split('.')[0] ?? ''] ?? [];
    return scopesOfGroups[group] ?? (token.$type === 'dimension' ? ['WIDTH_HEIGHT', 'GAP'] : []);
  };
  return scopesOf;
}
