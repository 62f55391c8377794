import { tripTypes } from '@farwend/api-contract';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { patternsContaining } from '#src/publishing/findTitlesLike.ts';
import { loadVisiblePlaces } from './visiblePlaces.ts';
import type { VisiblePlace } from './visiblePlaces.sql.ts';
import { rankPlaces } from './rankPlaces.ts';
import { selectTitlesWithPrefix, selectTitlesContaining, type Suggestion } from './suggestKeywords.sql.ts';
const MAX_SUGGESTIONS = 10;

/** At most ten places for a normalized search term. */
export async function suggestPlaces(term: string, context: CallContext): Promise<Suggestion[]> {
  return rankPlaces(term, await loadVisiblePlaces(context), MAX_SUGGESTIONS).map(suggestPlace);
}

/** At most ten suggestions: up to four places, up to two trip types, then titles of published content. */
export async function suggestKeywords(term: string, context: CallContext): Promise<Suggestion[]> {
  const places = rankPlaces(term, await loadVisiblePlaces(context), 4).map(suggestPlace);
  const tripTypeSuggestions = tripTypes.map(suggestTripType).filter(({ label }) =>
    toPlainText(label)
      .split(' ')
      .some((word) => word.startsWith(term)),
  );
  const titles = await suggestTitles(term, context);
  return [...places, ...tripTypeSuggestions.slice(0, 2), ...titles].slice(0, MAX_SUGGESTIONS);
}

function suggestPlace({ id, name, slug, country }: VisiblePlace): Suggestion {
  return { kind: 'location', id, label: name, slug, detail: country };
}

function suggestTripType(type: string): Suggestion {
  const words = type.toLowerCase().replace('_', ' and ');
  return { kind: 'tripType', id: null, label: words[0]?.toUpperCase() + words.slice(1), slug: type, detail: null };
}

async function suggestTitles(term: string, { db }: CallContext): Promise<Suggestion[]> {
  const startingTitles = await db.run(selectTitlesWithPrefix, { prefix: term, end: `${term}${LAST_CODE_POINT}`, limit: MAX_SUGGESTIONS });
  if (startingTitles.length >= MAX_SUGGESTIONS || term.length < 3) return startingTitles; // shorter terms have no trigram, so the index of words cannot be used
  const containingTitles = await db.run(selectTitlesContaining, { ...patternsContaining(term), limit: MAX_SUGGESTIONS * 2 });
  return [...new Map([...startingTitles, ...containingTitles].map((title) => [title.id, title])).values()];
}

/** Sorts after every character. */
const LAST_CODE_POINT = '\u{10ffff}';
