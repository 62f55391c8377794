import { cssValues, modeNames, propertyOf, tokensInMode } from '@farwend/design-system/theme';
import { publishedSets } from './tokenSets.ts';

/** The published CSS values of all tokens in each mode. */
export const publishedValues = {
  light: cssValues(publishedSets, 'light'),
  dark: cssValues(publishedSets, 'dark'),
  contrast: cssValues(publishedSets, 'contrast'),
} as const;

const tokens = tokensInMode(publishedSets, 'light');

/** Names, description and values of a token. */
export function describeValues(name: string): string[] {
  return [name, propertyOf(name), tokens.get(name)?.$description ?? '', ...modeNames.map((mode) => publishedValues[mode].get(name) ?? '')];
}

/** What a token is for. */
export function descriptionOf(name: string): string {
  return tokens.get(name)?.$description ?? '';
}
