import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** What suggestions need of a place. */
export interface OpenPlace {
  id: string;
  name: string;
  slug: string;
  type: string;
  served: boolean;
  popularity: number;
  /** Name of the country, when it is not one itself. */
  country: string | null;
  searchText: string;
}

const LIFETIME_MS = 5_000;
let kept: { at: number; places: Promise<readonly OpenPlace[]> } | null = null;

/** Every place that visitors may see, served and popular ones first. Kept for five seconds a process, one query however many ask. */
export function openPlaces(context: CallContext): Promise<readonly OpenPlace[]> {
  if (kept && Date.now() - kept.at < LIFETIME_MS) return kept.places;
  const places = preparedQuery<OpenPlace>(context.sequelize, 'locations.open', selectOpen, []);
  kept = { at: Date.now(), places };
  places.catch(() => (kept = null));
  return places;
}

/** Forgets them, after a place was written. */
export function forgetPlaces(): void {
  kept = null;
}

const selectOpen = `
  SELECT l.id, l.name, l.slug, l.type, l.served, l.popularity, l.search_text AS "searchText",
    CASE WHEN l.type <> 'COUNTRY' THEN c.name END AS country
  FROM locations l LEFT JOIN locations c ON c.iso_code2 = l.country_code AND c.type = 'COUNTRY'
  WHERE l.status = 'ACTIVE'
  ORDER BY l.served DESC, l.popularity DESC, l.name, l.id`;
