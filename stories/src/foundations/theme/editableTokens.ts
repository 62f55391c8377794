import type { ModeName, SetName, Token } from '@farwend/design-system/theme';
import { publishedSets } from '../tokens/tokenSets.ts';

/** A group of tokens in the theme builder. */
export interface EditableGroup {
  heading: string;
  set: SetName;
  tokens: readonly (readonly [name: string, token: Token])[];
}

/** The groups of the theme builder: what makes a theme, without times, layers and the measures of single components. */
export function listEditableGroups(mode: ModeName): EditableGroup[] {
  const take = (set: SetName, ...groups: string[]) =>
    [...publishedSets[set]].filter(([name, { $type }]) => groups.includes(name.split('.')[0] ?? '') && isEditable($type));
  return [
    { heading: 'Colour', set: `mode.${mode}`, tokens: take(`mode.${mode}`, 'color') },
    { heading: 'Palette', set: 'primitives', tokens: take('primitives', 'palette') },
    { heading: 'Type', set: 'constant', tokens: take('constant', 'text', 'weight', 'leading', 'tracking') },
    { heading: 'Space', set: 'constant', tokens: take('constant', 'space', 'measure') },
    { heading: 'Shape', set: 'constant', tokens: take('constant', 'radius', 'stroke', 'size') },
  ];
}

function isEditable(type: string): boolean {
  return ['color', 'dimension', 'number', 'fontWeight'].includes(type);
}
