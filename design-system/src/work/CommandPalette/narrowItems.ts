import { defaultFilter } from 'cmdk';

/** What of an item is compared with the words typed. */
interface Named {
  label: string;
  /** Other words for it. */
  keywords?: readonly string[] | undefined;
}

/** Below this score the letters of the query only happen to occur in the label: one jump into the middle of a word still passes. */
const LEAST_SCORE = 0.1;

/** The items that a query can mean, by words, beginnings of words and initials, the best first. */
export function narrowItems<Item extends Named>(items: readonly Item[], query: string): readonly Item[] {
  const words = query.trim();
  if (words === '') return items;
  return items
    .map((item) => ({ item, score: defaultFilter(item.label, words, [...(item.keywords ?? [])]) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item);
}
