import type { Decorator } from '@storybook/react-vite';
import { changeTexts, pseudoLocales } from './pseudoLocales.ts';

/** Shows a story with the texts of its data in the pseudo-locale that the toolbar selects. */
export const withTexts: Decorator = (Story, { args, globals }) => {
  const change = pseudoLocales[String(globals['texts'])];
  if (!change) return <Story />;
  return <Story args={Object.fromEntries(Object.entries(args).map(([key, value]) => [key, changeTexts(value, change, key)]))} />;
};
