import type { PressStripProps } from '@farwend/design-system';
import { slugify } from './slugify.ts';

/** Outlets whose logo in public/brand/press has a shorter name. */
const shortNames: Readonly<Record<string, string>> = {
  'The Harrow Ledger': 'harrow-ledger',
  'The Evening Cartographer': 'evening-cartographer',
};

/** The logo of an outlet; the design system falls back to the name if the file is missing. */
export function findLogo(name: string): PressStripProps['outlets'][number]['logo'] {
  return { src: `/brand/press/${shortNames[name] ?? slugify(name)}.svg`, width: 180, height: 40 };
}
