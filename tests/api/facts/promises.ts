import { type PublishedPage, type PublishedSite, splitSentences } from '../../builders/publishedSite.ts';
import { NUMBER } from './numbersInWords.ts';
import type { Violation } from './violation.ts';

const SPAN = new RegExp(
  `\\b(?:within|in|takes?|after)\\b(?: about| some)? (?:an?|the|${NUMBER})(?: (?:or|to) ${NUMBER})?(?: working| business)? (?:hours?|days?|minutes?)\\b`,
  'i',
);
const COMPANIES = new RegExp(
  `\\b${NUMBER}(?:,? (?:or|to) ${NUMBER})?(?: other| local| travel)? (?:companies|planners|specialists)\\b`,
  'i',
);
/** Who keeps a promise, or what it is about. */
const OURS =
  /\b(?:care desk|care team|specialists?|planners?|a person|somebody|someone|travel compan(?:y|ies)|requests?|answers?|first route|a route|form|steps)\b/i;
/** What a company did over a year, which F16 checks. */
const MEASURED = /, the median of \d+ requests$/;
/** A caption that is a promise by itself. */
const CAPTION = /^(?:within|in|after)\b/i;
const SELECTION = /\b(?:introduc|answer|write|match|find|send|talk|hear|ask|pick|choose|to one|at most)/i;

/**
 * F4: no sentence states how soon somebody answers, how soon a route comes, how long the form takes or how many companies answer, unless
 * the words come from the settings. The pages were read with promises of their own words, which `promised` lists.
 */
export function findWrittenPromises({ pages, frame }: PublishedSite, promised: readonly string[]): Violation[] {
  const written = pages
    .filter(({ path }) => isOurs(path))
    .map((page) => ({ path: page.path, sentences: page.path === '/reviews/' ? omitReviews(page) : page.sentences }));
  const parts = [...written, { path: 'every page', sentences: frame }];
  return parts.flatMap(({ path, sentences }) =>
    sentences
      .filter((sentence) => !sentence.startsWith('“')) // what a traveller wrote
      .filter((sentence) => !MEASURED.test(sentence))
      .map((sentence) => ({ sentence, rest: promised.reduce((text, words) => text.replaceAll(words, ''), sentence) }))
      .filter(({ rest }) => (SPAN.test(rest) && (OURS.test(rest) || CAPTION.test(rest))) || (COMPANIES.test(rest) && SELECTION.test(rest)))
      .map(({ sentence }) => ({ page: path, sentence })),
  );
}

/** Reports, guides, itineraries and letters speak of journeys, reviews of what was: they have days and hours of their own. */
function isOurs(path: string): boolean {
  return !/^\/(?:articles|guides|itineraries|letters|reviews|travel-company)\/./.test(path);
}

/** Which reviews the list begins with depends on the day. */
function omitReviews({ html, sentences }: PublishedPage): string[] {
  const reviews = new Set([...html.matchAll(/<article\b.*?<\/article>/gs)].flatMap(([review]) => splitSentences(review)));
  return sentences.filter((sentence) => !reviews.has(sentence));
}
