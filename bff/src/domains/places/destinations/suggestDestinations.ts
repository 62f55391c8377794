import { isStaff } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ListPosition } from '#src/kernel/listCursors.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { buildPage, findPageStart, type Page } from '#src/records/pages.ts';
import { hasOneTypo } from '#src/records/hasOneTypo.ts';
import { type DestinationView, presentDestination } from './destination.entity.ts';
import { selectSimilarDestinations, selectDestinationsWithTerm, type Suggestion } from './suggestDestinations.sql.ts';

interface DestinationQuery {
  q: string;
  params: 'served' | 'all';
  cursor?: string | undefined;
  offset: number;
  limit: number;
}

/**
 * Suggests destinations for a search term, ignoring case and accents: names that start with it, then alternate names, then words that
 * start with it, then names that contain it. Without any match, names that are one typo away.
 */
export async function suggestDestinations(query: DestinationQuery, context: CallContext): Promise<Page<DestinationView>> {
  const { q, params, limit } = query;
  const start = findPageStart(query, context);
  const { offset, after } = start;
  const term = toPlainText(q.replaceAll('|', ' ')); // search_text separates names by |
  if (term === '') return { items: [], total: 0, offset, limit };
  const scope = { servedOnly: params === 'served', withHidden: isStaff(context.actor) };
  const matches = await context.db.run(selectDestinationsWithTerm, {
    term: term.replace(/[\\%_]/g, '\\$&'),
    ...scope,
    wordStart: `[^[:alnum:]]${term.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}`,
    after,
    limit: after ? null : offset + limit,
  });
  const suggestions = matches.length > 0 || term.length < 5 ? matches : await findWithTypo(term, { ...scope, after }, context);
  const rest = after ? suggestions.filter(({ is_after: isAfter }) => isAfter) : suggestions.slice(offset);
  const page = rest.slice(0, limit);
  const total = matches[0]?.total ?? suggestions.length;
  return buildPage(page.map(presentSuggestion), { start, limit, total, end: page.at(-1)?.position }, context);
}

async function findWithTypo(
  term: string,
  scope: { servedOnly: boolean; withHidden: boolean; after: ListPosition | null },
  { db }: CallContext,
): Promise<Suggestion[]> {
  const similar = await db.run(selectSimilarDestinations, { term, ...scope });
  return similar.filter(({ search_text: text }) => text.split('|').some((name) => hasOneTypo(term, name)));
}

function presentSuggestion(row: Suggestion): DestinationView {
  const { location_id: locationId, country_codes: countryCodes, alternate_names: alternateNames, ...rest } = row;
  const record = { createdAt: new Date(0), updatedAt: new Date(0), createdById: null, updatedById: null };
  return presentDestination({ ...record, ...rest, locationId, countryCodes, alternateNames });
}
