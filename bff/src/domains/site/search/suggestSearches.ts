import type { contract, ReplyOf } from '@farwend/api-contract';
import { buildPagePath } from '#src/publishing/pagePaths.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { correctWords } from './correctWords.ts';
import { isPlanned } from './buildAnswer.ts';
import { loadSearchIndex } from './loadSearchIndex.ts';
import type { IndexedPage, SearchIndex } from './searchIndex.ts';
import { splitWords } from './splitWords.ts';
import { tripTypeWords } from './tripTypeWords.data.ts';

type Suggestion = ReplyOf<typeof contract.search.suggest>[number];

const MAX_SUGGESTIONS = 8;
/** Of which so many are places, so that pages are suggested too. */
const MAX_PLACES = 4;

/** A suggestion with the words by which it is found. */
interface Candidate extends Suggestion {
  words: readonly string[];
  /** Words of its other names. */
  otherWords: readonly string[];
}

/** Candidates are made once for each state of the index. */
const candidatesByIndex = new WeakMap<SearchIndex, readonly Candidate[]>();

/** At most eight suggestions whose names have words that begin like those typed; without any, for the corrected words. */
export async function suggestSearches(typed: string, context: CallContext): Promise<Suggestion[]> {
  const index = await loadSearchIndex(context);
  const candidates = candidatesByIndex.get(index) ?? listCandidates(index);
  candidatesByIndex.set(index, candidates);
  const matches = findMatches(typed, candidates);
  const corrected = matches.length > 0 ? null : correctWords(typed, index);
  return corrected === null ? matches : findMatches(corrected, candidates);
}

function findMatches(typed: string, candidates: readonly Candidate[]): Suggestion[] {
  const words = splitWords(typed);
  if (words.length === 0) return [];
  const matches = candidates
    .map((candidate) => ({ candidate, rank: rankCandidate(words, candidate) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ candidate: { id, label, kind, detail, url } }) => ({ id, label, kind, detail, url }));
  const places = matches.filter(({ kind }) => kind === 'place');
  const tooMany = new Set(places.slice(MAX_PLACES));
  return matches.filter((match) => !tooMany.has(match)).slice(0, MAX_SUGGESTIONS);
}

/** 4: the name is what was typed; 3: it begins so; 2: words of it do; 1: words of another name do; 0: it does not match. */
function rankCandidate(typed: readonly string[], { words, otherWords }: Candidate): number {
  if (typed.every((word, index) => words[index]?.startsWith(word)))
    return typed.length === words.length && typed.at(-1) === words.at(-1) ? 4 : 3;
  if (typed.every((word) => words.some((one) => one.startsWith(word)))) return 2;
  return typed.every((word) => [...words, ...otherWords].some((one) => one.startsWith(word))) ? 1 : 0;
}

/** Places and trip types that lead somewhere, then pages, those that most requests began from first; equal ranks keep this order. */
function listCandidates(index: SearchIndex): Candidate[] {
  const { pages, lexicon } = index;
  const search = (label: string) => `/search/?q=${encodeURIComponent(label)}`;
  const candidate = (suggestion: Suggestion, otherNames: readonly string[] = []): Candidate => ({
    ...suggestion,
    words: splitWords(suggestion.label),
    otherWords: otherNames.flatMap(splitWords),
  });
  const places = [...lexicon.places.values()].filter((place) => isPlanned(place, index));
  const typesInUse = new Set([...pages.values()].flatMap(({ tripTypes }) => tripTypes));
  const countryNames = new Map(
    [...lexicon.places.values()].filter(({ type }) => type === 'COUNTRY').map(({ isoCode, name }) => [isoCode, name]),
  );
  return [
    ...places.map(({ id, name, type, alternateNames, countryCode }) =>
      candidate(
        {
          id,
          label: name,
          kind: type === 'COUNTRY' ? 'country' : 'place',
          detail: type === 'COUNTRY' ? null : (countryNames.get(countryCode) ?? null),
          url: search(name),
        },
        alternateNames,
      ),
    ),
    ...[...typesInUse].map((type) =>
      candidate(
        {
          id: type,
          label: tripTypeWords[type].label,
          kind: 'tripType',
          detail: null,
          url: search(tripTypeWords[type].words[0] ?? tripTypeWords[type].party?.[0] ?? type),
        },
        [...tripTypeWords[type].words, ...(tripTypeWords[type].party ?? [])],
      ),
    ),
    ...[...pages.values()]
      .toSorted((one, other) => other.requests - one.requests)
      .map((page) => candidate(buildPageSuggestion(page, countryNames), page.terms)),
  ];
}

function buildPageSuggestion(page: IndexedPage, countryNames: ReadonlyMap<string | null, string>): Suggestion {
  const [code = null, ...others] = page.countryCodes;
  const country = others.length === 0 ? (countryNames.get(code) ?? null) : null;
  return {
    id: page.id,
    label: page.title,
    kind: page.kind,
    detail: country === page.title ? null : country,
    url: buildPagePath(page.kind, page),
  };
}
