import { searchKinds } from '@farwend/api-contract';
import type { Meaning } from './lexicon.ts';
import { matchMeaning } from './matchPage.ts';
import { scoreUnit } from './scoreTexts.ts';
import type { IndexedPage, SearchIndex } from './searchIndex.ts';
import type { TextUnit, UnderstoodPhrase, UnderstoodQuery } from './understandQuery.ts';

/** The pages that a query finds, the best first. */
export interface FoundPages {
  pages: readonly IndexedPage[];
  /** The words left out because fewer than three pages have all. */
  dropped: readonly string[];
}

/** Below so many pages, the weakest word is left out. */
const ENOUGH = 3;

/** The order in which meanings are left out; what is not named never is, because nobody who asks for Italy wants Peru. */
const weakness: readonly Meaning['kind'][] = ['party', 'season', 'month', 'tripType', 'nights'];

/** Finds and ranks pages. Meanings filter, other words rank; if too few are found, more follow that lack the weakest word. */
export function findPages(query: UnderstoodQuery, index: SearchIndex): FoundPages {
  const scored = query.units.map((unit) => ({ unit, points: scoreUnit(unit, index) }));
  let units = scored.filter(({ points }) => points.size > 0);
  const dropped = query.isName ? [] : scored.filter(({ points }) => points.size === 0).map(({ unit }) => unit.words);
  let phrases = query.phrases;
  const titled = findTitled(query, index);
  const found = new Map(rankPages(query, phrases, units, titled, index).map((page) => [page.id, page]));
  while (found.size < ENOUGH) {
    const weakest = findWeakest(phrases, units);
    if (!weakest) break;
    units = units.filter((one) => one !== weakest);
    phrases = phrases.filter((one) => one !== weakest);
    if (phrases.length === 0 && units.length === 0) break;
    const before = found.size;
    for (const page of rankPages(query, phrases, units, titled, index)) found.set(page.id, found.get(page.id) ?? page);
    if (found.size > before) dropped.push('unit' in weakest ? weakest.unit.words : weakest.meaning.label);
  }
  return { pages: [...found.values()], dropped };
}

interface ScoredUnit {
  unit: TextUnit;
  points: ReadonlyMap<string, number>;
}

/** The word that most pages have says least; without words, the weakest meaning. */
function findWeakest(phrases: readonly UnderstoodPhrase[], units: readonly ScoredUnit[]): ScoredUnit | UnderstoodPhrase | undefined {
  const [unit] = units.toSorted((one, other) => other.points.size - one.points.size);
  if (unit) return unit;
  return phrases
    .filter(({ meaning }) => weakness.includes(meaning.kind))
    .toSorted((one, other) => weakness.indexOf(one.meaning.kind) - weakness.indexOf(other.meaning.kind))[0];
}

/** What each word of a meaning is worth in a title that has all words of the query. */
const TITLE_POINTS = 3;

/** The pages whose title has all words of the query, with the points for those words that have a meaning. */
function findTitled({ words, phrases, isName }: UnderstoodQuery, { text }: SearchIndex): ReadonlyMap<string, number> {
  const hasMeaning = (at: number) => phrases.some(({ start, end, key }) => key !== '' && at >= start && at < end);
  const points = isName ? 0 : TITLE_POINTS * words.filter((_, at) => hasMeaning(at)).length;
  if (points === 0) return new Map();
  return new Map(text.search(words.join(' '), { combineWith: 'AND', fields: ['title'] }).map(({ id }) => [id, points]));
}

function rankPages(
  { isName }: UnderstoodQuery,
  phrases: readonly UnderstoodPhrase[],
  units: readonly ScoredUnit[],
  titled: ReadonlyMap<string, number>,
  { pages }: SearchIndex,
): IndexedPage[] {
  const ranked: { page: IndexedPage; score: number }[] = [];
  for (const page of pages.values()) {
    const score = scorePage(page, phrases, units, isName);
    if (score !== null) ranked.push({ page, score: score + (titled.get(page.id) ?? 0) });
  }
  ranked.sort(
    (one, other) =>
      other.score - one.score ||
      other.page.requests - one.page.requests ||
      searchKinds.indexOf(one.page.kind) - searchKinds.indexOf(other.page.kind) ||
      (one.page.title < other.page.title ? -1 : 1),
  );
  return ranked.map(({ page }) => page);
}

/** The points of a page, or null if it is not found. */
function scorePage(page: IndexedPage, phrases: readonly UnderstoodPhrase[], units: readonly ScoredUnit[], isName: boolean): number | null {
  let score = 0;
  let hasUnit = false;
  for (const { points } of units) {
    const unitPoints = points.get(page.id) ?? 0;
    hasUnit ||= unitPoints > 0;
    score += unitPoints;
  }
  for (const phrase of phrases) {
    const points = matchMeaning(page, phrase, isName);
    if (points === null && !(isAboutWay(phrase) && isPlaceHub(page, phrases))) return null;
    score += points ?? 0;
  }
  if (phrases.length === 0 && !hasUnit) return null;
  return score;
}

function isAboutWay({ meaning }: UnderstoodPhrase): boolean {
  return meaning.kind === 'tripType' || meaning.kind === 'party';
}

/** Whether the page is the one about a place asked for, which speaks of every way to travel there. */
function isPlaceHub(page: IndexedPage, phrases: readonly UnderstoodPhrase[]): boolean {
  if (page.kind !== 'guide' && page.kind !== 'landingPage') return false;
  return phrases.some(
    ({ meaning }) => (meaning.kind === 'country' || meaning.kind === 'place') && page.primaryPlaceId === meaning.place.id,
  );
}
