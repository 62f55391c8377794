import { loadSnippets, type SnippetView } from '#src/publishing/snippets.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectRelated, selectReviews, selectSearchTerms } from './relatedToLocation.sql.ts';

const MAX_RESULTS = 6;

/** Published content about a location: mainly about it first, then mentioning it, then about its surroundings; newest first. */
export async function loadRelatedContent(id: string, kind: 'texts' | 'tours', context: CallContext): Promise<SnippetView[]> {
  const types = kind === 'tours' ? ['itinerary'] : ['article', 'guide', 'landingPage', 'company'];
  const rows = await context.db.run(selectRelated, { id, types, limit: MAX_RESULTS });
  return loadSnippets(rows, context);
}

/** Published reviews of trips to a location or its descendants, the best and newest first. */
export async function loadRelatedReviews(id: string, { db }: CallContext) {
  const rows = await db.run(selectReviews, { id, limit: MAX_RESULTS });
  return rows.map((row) => ({ ...row, reviewedAt: row.reviewedAt.toISOString() }));
}

/** Search terms of a location: its names, its country, and the most frequent terms of content about it. */
export async function loadSearchTerms(
  { id, name, alternateNames, countryCode }: { id: string; name: string; alternateNames: string[]; countryCode: string | null },
  { db }: CallContext,
): Promise<string[]> {
  const rows = await db.run(selectSearchTerms, { id, countryCode });
  return [...new Set([name, ...alternateNames, ...rows.map(({ term }) => term)])].slice(0, 30);
}
