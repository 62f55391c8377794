import type MiniSearch from 'minisearch';
import type { Lexicon } from './lexicon.ts';
import type { SearchPageRow } from './searchPages.sql.ts';

/** The fields of a page whose words are found. */
export const textFields = ['title', 'terms', 'summary', 'body'] as const;
export type TextField = (typeof textFields)[number];

/** What the index holds of a page: everything but its text. */
export interface IndexedPage extends Omit<SearchPageRow, 'body'> {
  /** Its place and all that this lies in. */
  ownPlaces: ReadonlySet<string>;
  /** The places on its way and all that they lie in. */
  placesOnTheWay: ReadonlySet<string>;
  /** The ISO codes of its countries. */
  countryCodes: readonly string[];
  /** Whether its place lies south of the Equator, where seasons are turned round. */
  isSouthern: boolean;
  /** Keys of its search terms. */
  termKeys: ReadonlySet<string>;
  /** Number of words in its title that say something. */
  titleLength: number;
  /** How many requests began from it. */
  requests: number;
}

/** The words of pages, found by field. */
export type TextIndex = MiniSearch<Record<TextField | 'id', string>>;

/** Everything the search knows, in memory. */
export interface SearchIndex {
  pages: ReadonlyMap<string, IndexedPage>;
  text: TextIndex;
  lexicon: Lexicon;
  /** Words that a slip may have been meant as: whether a name or title has them, otherwise only texts. */
  vocabulary: ReadonlyMap<string, boolean>;
}
