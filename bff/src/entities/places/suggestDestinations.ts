import { preparedQuery } from '#src/database/prepared.ts';
import { isStaff } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import { type DestinationView, presentDestination } from './destination.entity.ts';
import type { DestinationRow } from './destination.model.ts';
import { hasOneTypo } from './oneTypo.ts';
import { plainText } from './plainText.ts';

interface Request {
  q: string;
  params: 'served' | 'all';
  offset: number;
  limit: number;
}

/**
 * Places for some typed letters, blind to case and accents: names that begin so, then other names of theirs, then words that begin so,
 * then names that hold it. Only when there is none of these, those that are one slip of the finger away.
 */
export async function suggestDestinations({ q, params, offset, limit }: Request, context: CallContext) {
  const wanted = plainText(q.replaceAll('|', ' ')); // that sign parts the names in search_text
  if (wanted === '') return { items: [], total: 0, offset, limit };
  const scope = [params === 'served', isStaff(context.actor)];
  const like = wanted.replace(/[\\%_]/g, '\\$&');
  const wordStart = `[^[:alnum:]]${wanted.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}`;
  const values = [like, ...scope, wordStart, offset + limit];
  const holding = await preparedQuery<SuggestionRow & { all: number }>(context.sequelize, 'destination.suggest', selectHolding, values);
  const found = holding.length > 0 || wanted.length < 5 ? holding : await withTypo(wanted, scope, context);
  return { items: found.slice(offset, offset + limit).map(present), total: holding[0]?.all ?? found.length, offset, limit };
}

async function withTypo(wanted: string, scope: boolean[], { sequelize }: CallContext): Promise<SuggestionRow[]> {
  const similar = await preparedQuery<SuggestionRow>(sequelize, 'destination.similar', selectSimilar, [wanted, ...scope]);
  return similar.filter(({ search_text: text }) => text.split('|').some((name) => hasOneTypo(wanted, name)));
}

interface SuggestionRow {
  id: string;
  name: string;
  location_id: string;
  country_codes: string[];
  served: boolean;
  popularity: number;
  alternate_names: string[];
  status: DestinationRow['status'];
  version: number;
  search_text: string;
}

const columns = 'id, name, location_id, country_codes, served, popularity, alternate_names, status, version, search_text';
const visible = `(served OR NOT $2) AND (status = 'ACTIVE' OR $3)`;

const selectHolding = `
  SELECT ${columns}, count(*) OVER ()::int AS "all" FROM destinations WHERE search_text LIKE '%' || $1 || '%' AND ${visible}
  ORDER BY
    CASE
      WHEN search_text LIKE $1 || '%' THEN 0
      WHEN search_text LIKE '%|' || $1 || '%' THEN 1
      WHEN search_text ~ $4 THEN 2
      ELSE 3
    END, served DESC, popularity DESC, name
  LIMIT $5`;

/** A slip in a word of five letters leaves a third of its trigrams; what is really one slip away is checked afterwards. */
const selectSimilar = `
  SELECT ${columns} FROM destinations WHERE search_text %> $1 AND ${visible}
  ORDER BY word_similarity($1, search_text) DESC, served DESC, popularity DESC, name
  LIMIT 200`;

function present(row: SuggestionRow): DestinationView {
  const { location_id: locationId, country_codes: countryCodes, alternate_names: alternateNames, ...rest } = row;
  const record = { createdAt: new Date(0), updatedAt: new Date(0), createdById: null, updatedById: null };
  return presentDestination({ ...record, ...rest, locationId, countryCodes, alternateNames });
}
