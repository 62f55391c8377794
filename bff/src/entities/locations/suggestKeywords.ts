import type { contract, ReplyOf } from '@farwend/api-contract';
import { tripTypes } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { plainText } from '#src/entities/places/plainText.ts';
import type { CallContext } from '#src/http/handler.ts';
import { openPlaces, type OpenPlace } from './openPlaces.ts';
import { rankPlaces } from './rankPlaces.ts';

type Suggestion = ReplyOf<typeof contract.locations.suggestions>[number];
const MOST = 10;

/** At most ten places for letters in plain text. */
export async function suggestPlaces(wanted: string, context: CallContext): Promise<Suggestion[]> {
  return rankPlaces(wanted, await openPlaces(context), MOST).map(placeSuggestion);
}

/** At most ten words of every kind: places, ways to travel, titles of what is published; at least four titles when there are. */
export async function suggestKeywords(wanted: string, context: CallContext): Promise<Suggestion[]> {
  const places = rankPlaces(wanted, await openPlaces(context), 4).map(placeSuggestion);
  const ways = tripTypes.map(wayToTravel).filter(({ label }) =>
    plainText(label)
      .split(' ')
      .some((word) => word.startsWith(wanted)),
  );
  const titles = await titlesFor(wanted, context);
  return [...places, ...ways.slice(0, 2), ...titles].slice(0, MOST);
}

function placeSuggestion({ id, name, slug, country }: OpenPlace): Suggestion {
  return { kind: 'location', id, label: name, slug, detail: country };
}

function wayToTravel(type: string): Suggestion {
  const words = type.toLowerCase().replace('_', ' and ');
  return { kind: 'tripType', id: null, label: words[0]?.toUpperCase() + words.slice(1), slug: type, detail: null };
}

async function titlesFor(wanted: string, { sequelize }: CallContext): Promise<Suggestion[]> {
  const like = wanted.replace(/[\\%_]/g, '\\$&');
  const beginning = await preparedQuery<Suggestion>(
    sequelize,
    'keywords.begin',
    selectBeginning,
    [wanted, `${wanted}${LAST}`, MOST],
    'replica',
  );
  if (beginning.length >= MOST || wanted.length < 3) return beginning; // two letters have no trigram: only an index of beginnings helps
  const holding = await preparedQuery<Suggestion>(sequelize, 'keywords.hold', selectHolding, [`%${like}%`, MOST * 2], 'replica');
  const known = new Set(beginning.map(({ id }) => id));
  return [...beginning, ...holding.filter(({ id }) => !known.has(id))];
}

const columns = `type AS kind, id, title AS label, slug, NULL AS detail`;
const kinds = `type IN ('article', 'guide', 'itinerary', 'company', 'landingPage')`;
/** Sorts after every letter. */
const LAST = '\u{10ffff}';
/** A range in the order of bytes instead of LIKE: it keeps to the index whatever is asked, and stops after the first few. */
const selectBeginning = `
  SELECT ${columns} FROM published_content WHERE plain_text(title) ~>=~ $1 AND plain_text(title) ~<~ $2 AND ${kinds}
  ORDER BY plain_text(title) USING ~<~ LIMIT $3`;
const selectHolding = `SELECT ${columns} FROM published_content WHERE plain_text(title) LIKE $1 AND ${kinds} LIMIT $2`;
