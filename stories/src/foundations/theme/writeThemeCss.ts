import { cssValues, modeRules, propertyOf, type TokenSets } from '@farwend/design-system/theme';
import { publishedValues } from '../tokens/describeValues.ts';

/**
 * The style sheet that turns the published tokens into those of a theme. What differs in one mode is declared for each, because the rules
 * of the modes are as specific as those that they follow.
 */
export function writeThemeCss(sets: TokenSets): string {
  const values = { light: cssValues(sets, 'light'), dark: cssValues(sets, 'dark'), contrast: cssValues(sets, 'contrast') };
  const isChanged = (name: string) =>
    values.light.get(name) !== publishedValues.light.get(name) ||
    values.dark.get(name) !== publishedValues.dark.get(name) ||
    values.contrast.get(name) !== publishedValues.contrast.get(name);
  const declare = (mode: keyof typeof values, names: Iterable<string>) =>
    [...names]
      .filter(isChanged)
      .map((name) => `${propertyOf(name)}:${values[mode].get(name)};`)
      .join('');
  const roles = [...sets['mode.light'].keys()];
  return modeRules({
    constant: declare('light', sets.constant.keys()),
    light: declare('light', roles),
    dark: declare('dark', roles),
    contrast: declare('contrast', roles),
  }).join('\n');
}
