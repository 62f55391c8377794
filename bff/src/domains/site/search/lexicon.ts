import { type TripType, tripTypes } from '@farwend/api-contract';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { monthWords, nameMonth, seasons } from './seasons.data.ts';
import { peoplesByCountry } from './peoples.data.ts';
import type { SearchPageRow, SearchPlace } from './searchPages.sql.ts';
import { buildPhraseKey } from './splitWords.ts';
import { tripTypeWords } from './tripTypeWords.data.ts';

/** What a phrase of a query means. */
export type Meaning =
  | { kind: 'country' | 'place'; label: string; place: SearchPlace }
  | { kind: 'month' | 'season'; label: string; north: readonly number[]; south: readonly number[] }
  | { kind: 'nights'; label: string; min: number; max: number }
  | { kind: 'price'; label: string; max: number }
  | { kind: 'tripType' | 'party'; label: string; tripType: TripType }
  | { kind: 'company'; label: string; companyId: string }
  | { kind: 'person'; label: string; personId: string };

/** The phrases that mean something. */
export interface Lexicon {
  /** By the key of the phrase, see buildPhraseKey. */
  meanings: ReadonlyMap<string, Meaning>;
  /** Keys of search terms of several words. */
  termPhrases: ReadonlySet<string>;
  places: ReadonlyMap<string, SearchPlace>;
}

/** No phrase has more words. */
export const MAX_PHRASE_WORDS = 4;

interface LexiconSources {
  places: readonly SearchPlace[];
  people: readonly { id: string; name: string }[];
  pages: Iterable<Pick<SearchPageRow, 'id' | 'kind' | 'title' | 'terms'>>;
}

/** Collects what phrases mean; the first meaning of a phrase holds, and places come in the order of how much they are asked for. */
export function buildLexicon({ places, people, pages }: LexiconSources): Lexicon {
  const meanings = new Map<string, Meaning>();
  const termPhrases = new Set<string>();
  const termWords = new Set<string>(); // “islands” are not Ísland
  const add = (phrase: string, meaning: Meaning) => {
    const key = buildPhraseKey(phrase);
    if (key !== '' && !meanings.has(key)) meanings.set(key, meaning);
  };
  for (const { id, kind, title, terms } of pages) {
    if (kind === 'company') add(title, { kind: 'company', label: title, companyId: id });
    for (const key of terms.map(buildPhraseKey)) (key.includes(' ') ? termPhrases : termWords).add(key);
  }
  monthWords.forEach((words, index) => {
    const months = [index + 1];
    for (const word of words) add(word, { kind: 'month', label: nameMonth(index + 1), north: months, south: months });
  });
  for (const { label, words, months } of seasons)
    for (const word of words) add(word, { kind: 'season', label, north: months, south: months.map(turnHalfAYear) });
  addTripTypes(add);
  for (const place of places) {
    const otherNames = place.alternateNames.filter((name) => !(isAccented(name) && termWords.has(buildPhraseKey(name))));
    const meaning: Meaning = { kind: place.type === 'COUNTRY' ? 'country' : 'place', label: place.name, place };
    for (const name of [place.name, ...otherNames, ...(peoplesByCountry[place.isoCode ?? ''] ?? [])]) add(name, meaning);
  }
  for (const { id, name } of people) add(name, { kind: 'person', label: name, personId: id });
  return { meanings, termPhrases, places: new Map(places.map((place) => [place.id, place])) };
}

/** Whether it is written with letters that are lost when it is looked up. */
function isAccented(name: string): boolean {
  return toPlainText(name) !== name.toLowerCase();
}

function addTripTypes(add: (phrase: string, meaning: Meaning) => void): void {
  for (const tripType of tripTypes) {
    const { label, words, party = [], partyLabel = label } = tripTypeWords[tripType];
    for (const word of words) add(word, { kind: 'tripType', label, tripType });
    for (const word of party) add(word, { kind: 'party', label: partyLabel, tripType });
  }
}

function turnHalfAYear(month: number): number {
  return ((month + 5) % 12) + 1;
}
