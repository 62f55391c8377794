import { isShadow, modeNames, referenceIn, type Shadow, type Token } from '../dtcg.ts';
import { readTokenSets } from '../readTokens.ts';
import { resolveToken, tokensInMode, type TokenSet } from '../tokenSets.ts';
import { valueCss } from '../tokenCss.ts';
import { nestTokens } from '../nestTokens.ts';

/** Types of Tokens Studio by group; what has none of its own is `other`. */
const typesOfGroups: Record<string, string> = {
  font: 'fontFamilies',
  text: 'fontSizes',
  weight: 'fontWeights',
  leading: 'lineHeights',
  tracking: 'letterSpacing',
  space: 'spacing',
  radius: 'borderRadius',
  stroke: 'borderWidth',
};

/** Labels of the modes. */
const labels = { light: 'Light', dark: 'Night chart', contrast: 'High contrast' } as const;

/**
 * The single file that Tokens Studio loads: the source's sets, one more for fluid tokens at their smallest, and themes in two groups, so
 * that a designer chooses a mode and a window.
 */
export function buildTokensStudio(): object {
  const sets = readTokenSets();
  const tokens = tokensInMode(sets, 'light');
  const phone = [...sets.constant].flatMap(([name, token]) => {
    const fluid = token.$extensions?.['com.farwend.fluid'];
    return fluid ? [[name, { ...token, $value: fluid.min }] as const] : [];
  });
  const studioSets: Record<string, object> = {
    palette: convertSet(sets.primitives, tokens),
    foundations: convertSet(sets.constant, tokens),
    'window/phone': convertSet(new Map(phone), tokens),
    ...Object.fromEntries(modeNames.map((mode) => [`mode/${mode}`, convertSet(sets[`mode.${mode}`], tokens)])),
    components: convertSet(sets.component, tokens),
  };
  const always = { palette: 'source', foundations: 'source', components: 'enabled' };
  return {
    ...studioSets,
    $themes: [
      ...modeNames.map((mode) => ({
        id: `mode-${mode}`,
        name: labels[mode],
        group: 'Mode',
        selectedTokenSets: { ...always, [`mode/${mode}`]: 'enabled' },
      })),
      { id: 'window-desktop', name: 'Desktop', group: 'Window', selectedTokenSets: { foundations: 'enabled' } },
      { id: 'window-phone', name: 'Phone', group: 'Window', selectedTokenSets: { foundations: 'enabled', 'window/phone': 'enabled' } },
    ],
    $metadata: { tokenSetOrder: Object.keys(studioSets) },
  };
}

function convertSet(set: TokenSet, tokens: TokenSet): object {
  return nestTokens([...set].map(([name, token]) => [name, convert(name, token, tokens)]));
}

function convert(name: string, token: Token, tokens: TokenSet): object {
  const target = referenceIn(token.$value) ?? name;
  const resolved = resolveToken(tokens, token);
  const type = typeOf(target, resolved);
  return { $type: type, $value: target === name ? studioValue(type, token) : token.$value, $description: token.$description };
}

function typeOf(name: string, { $type }: Token): string {
  if ($type === 'color') return 'color';
  if ($type === 'shadow') return 'boxShadow';
  return typesOfGroups[name.split('.')[0] ?? ''] ?? ($type === 'dimension' ? 'sizing' : 'other');
}

function studioValue(type: string, { $value, $extensions }: Token): string | object {
  if (isShadow($value)) return describeShadow($value);
  if (Array.isArray($value) && type === 'fontFamilies') return String($value[0]).replace(/ Variable$/, '');
  // Line heights and letter spacing are percentages of the font size in Figma.
  if (typeof $value === 'number' && (type === 'lineHeights' || type === 'letterSpacing')) return `${Math.round($value * 1000) / 10}%`;
  return valueCss($value) + ($extensions?.['com.farwend.unit'] ?? '');
}

function describeShadow({ color, offsetX, offsetY, blur, spread }: Shadow): object {
  return {
    type: 'dropShadow',
    x: valueCss(offsetX),
    y: valueCss(offsetY),
    blur: valueCss(blur),
    spread: valueCss(spread),
    color: valueCss(color),
  };
}
