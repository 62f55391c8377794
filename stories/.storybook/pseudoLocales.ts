import { isValidElement } from 'react';

/** Characters in the word that is added to long names. */
const UNBROKEN_LENGTH = 60;

/** Changes of a text, by the name of the pseudo-locale in the toolbar. */
export const pseudoLocales: Readonly<Record<string, (text: string) => string>> = { long: lengthen, mirrored: mirror };

/** Properties that hold text written by editors, travellers or companies; the others hold URLs, ids, dates and choices. */
const textKeys: ReadonlySet<string> = new Set(
  `about activities alt author authorName authorPlace base basis bio body by caption checked company companyName department description
  destinationNames detail employment excluded facts firstName headline included label lastName lead lines meals message name note place
  places question answer quote region salary season source specialties stay stopNames statusLabel summary sustainability tagline terms
  text title transfers tripDescription tripTitle work workplace`.split(/\s+/),
);

/** Properties whose content is not text: form controls, telephone numbers, sources of pictures, names on a map and the state of a search. */
const otherKeys: ReadonlySet<string> = new Set(['filters', 'filterValues', 'phone', 'phones', 'picture', 'points', 'query', 'traveler']);

/** Returns a value with its texts changed; elements, functions and everything that is not text stay as they are. */
export function changeTexts(value: unknown, change: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return textKeys.has(key) && value.trim() !== '' ? change(value) : value;
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change, key));
  if (typeof value !== 'object' || value === null || isValidElement(value) || otherKeys.has(key)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changeTexts(inner, change, name)]));
}

/** Doubles a label and adds a word that cannot be broken; a paragraph only gets the word. */
function lengthen(text: string): string {
  const letters = text.replaceAll(/[^\p{L}\p{N}]/gu, '') || 'x';
  const word = letters.repeat(Math.ceil(UNBROKEN_LENGTH / letters.length)).slice(0, UNBROKEN_LENGTH);
  return text.length <= UNBROKEN_LENGTH ? `${text} ${text} ${word}` : `${text} ${word}`;
}

/**
 * Writes each word from right to left with the characters it has, as the pseudo-locale ar-XB of Unicode's CLDR does: direction and order
 * are those of Arabic, and the brand's fonts have the characters.
 */
function mirror(text: string): string {
  return text.replaceAll(/[\p{L}\p{M}\p{N}’'-]+/gu, (word) => `\u200f\u202e${word}\u202c\u200f`);
}
