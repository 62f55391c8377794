import type { TokenSets } from '@farwend/design-system/theme';
import { value } from 'virtual:design-system/tokenSets';

/** The published tokens. */
export const publishedSets: TokenSets = {
  primitives: new Map(value.sets.primitives),
  constant: new Map(value.sets.constant),
  component: new Map(value.sets.component),
  'mode.light': new Map(value.sets['mode.light']),
  'mode.dark': new Map(value.sets['mode.dark']),
  'mode.contrast': new Map(value.sets['mode.contrast']),
};

/** Which colour may lie on which. */
export const contrastPairs = value.pairs;

/** What the modes are called in the toolbar and in these docs. */
export const modeLabels = { light: 'Light', dark: 'Night chart', contrast: 'High contrast' } as const;
