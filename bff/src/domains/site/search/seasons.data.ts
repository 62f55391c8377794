/** Words for months, by number from 1 on. */
export const monthWords: readonly (readonly string[])[] = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** The name of a month from 1 to 12. */
export function nameMonth(month: number): string {
  return monthName.format(Date.UTC(2024, month - 1));
}

/** Seasons with the months they have north of the Equator; south of it they come half a year later. */
export const seasons: readonly { label: string; words: readonly string[]; months: readonly number[] }[] = [
  { label: 'Spring', words: ['spring', 'springtime'], months: [3, 4, 5] },
  { label: 'Summer', words: ['summer', 'summertime'], months: [6, 7, 8] },
  { label: 'Autumn', words: ['autumn', 'fall'], months: [9, 10, 11] },
  { label: 'Winter', words: ['winter', 'wintertime'], months: [12, 1, 2] },
];
