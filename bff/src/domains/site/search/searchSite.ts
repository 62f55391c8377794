import { type contract, type QueryOf, type ReplyOf, searchKinds } from '@farwend/api-contract';
import { loadSnippetsByIds } from '#src/publishing/loadSnippetsByIds.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { buildAnswer } from './buildAnswer.ts';
import { correctWords } from './correctWords.ts';
import { countFacets, matchesFacets } from './facets.ts';
import { findNearest } from './findNearest.ts';
import { findPages } from './findPages.ts';
import { loadSearchIndex } from './loadSearchIndex.ts';
import { understandQuery, type UnderstoodQuery } from './understandQuery.ts';

type SearchQuery = QueryOf<typeof contract.search.find>;
type SearchReply = ReplyOf<typeof contract.search.find>;

/** Searches the published pages: understands and corrects the query, finds, ranks, counts and answers. */
export async function searchSite(query: SearchQuery, context: CallContext): Promise<SearchReply> {
  const { q, kind, verbatim, limit, offset } = query;
  const index = await loadSearchIndex(context);
  const corrected = verbatim === undefined ? correctWords(q, index) : null;
  const understood = understandQuery(corrected ?? q, index.lexicon);
  const nearest = findNearest(understood, index);
  const { pages, dropped } = findPages(nearest.instead ?? understood, index);
  const matching = pages.filter((page) => matchesFacets(page, query));
  const shown = kind === undefined ? matching : matching.filter((page) => page.kind === kind);
  const itineraries = pages.filter((page) => page.kind === 'itinerary');
  const items = await loadSnippetsByIds(
    shown.slice(offset, offset + limit).map(({ id }) => id),
    context,
  );
  return {
    q,
    understood: listMeanings(understood),
    corrected: corrected === null ? null : { from: q, to: corrected },
    dropped: [...dropped],
    answer: buildAnswer(understood, index),
    groups: searchKinds
      .map((one) => ({ kind: one, total: matching.filter((page) => page.kind === one).length }))
      .filter(({ total }) => total > 0),
    items,
    total: shown.length,
    limit,
    offset,
    facets: itineraries.length === 0 ? null : countFacets(itineraries, query, index),
    nearest: [...nearest.searches],
  };
}

function listMeanings({ phrases, words }: UnderstoodQuery): SearchReply['understood'] {
  return phrases.map(({ meaning: { kind, label }, start, end }) => ({
    kind,
    label,
    words: words.slice(start, end).join(' '),
    rest: [...words.slice(0, start), ...words.slice(end)].join(' '),
  }));
}
