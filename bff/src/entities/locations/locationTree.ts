import type { LocationType } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { isStaff } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';

/** A place above or below another one. */
export interface Step {
  id: string;
  name: string;
  type: LocationType;
  slug: string;
  /** 1: right above or below. */
  depth: number;
}
const MAX_DEPTH = 8;
const MAX_STEPS = 2000;

/** The places a place lies in, the nearest first; each once. */
export function placesAbove(id: string, depth: number | undefined, { sequelize, actor }: CallContext): Promise<Step[]> {
  return preparedQuery<Step>(sequelize, 'location.parents', selectAbove, [id, isStaff(actor), depth ?? MAX_DEPTH, MAX_STEPS]);
}

/** The places that lie in a place, the nearest first; each once, at most 2,000. */
export function placesBelow(id: string, depth: number | undefined, { sequelize, actor }: CallContext): Promise<Step[]> {
  return preparedQuery<Step>(sequelize, 'location.children', selectBelow, [id, isStaff(actor), depth ?? MAX_DEPTH, MAX_STEPS]);
}

/** The way to a place from the widest one: at each step the place that was named first. It ends with the place itself. */
export async function wayTo(id: string, { sequelize, actor }: CallContext): Promise<Step[]> {
  return preparedQuery<Step>(sequelize, 'location.way', selectWay, [id, isStaff(actor), MAX_DEPTH]);
}

/** What a place is to be seen by: active, or the caller is staff. */
const visible = `(l.status = 'ACTIVE' OR $2)`;
const nearest = `
  SELECT id, name, type, slug, depth FROM (SELECT DISTINCT ON (id) * FROM steps ORDER BY id, depth) s
  ORDER BY depth, popularity DESC, name, id LIMIT $4`;

const selectAbove = `
  WITH RECURSIVE steps AS (
    SELECT l.id, l.name, l.type, l.slug, l.popularity, l.parent_ids, 1 AS depth
    FROM locations start JOIN locations l ON l.id = ANY (start.parent_ids) WHERE start.id = $1 AND ${visible}
    UNION SELECT l.id, l.name, l.type, l.slug, l.popularity, l.parent_ids, s.depth + 1
    FROM steps s JOIN locations l ON l.id = ANY (s.parent_ids) WHERE s.depth < $3 AND ${visible}
  )${nearest}`;

const selectBelow = `
  WITH RECURSIVE steps AS (
    SELECT l.id, l.name, l.type, l.slug, l.popularity, 1 AS depth FROM locations l WHERE l.parent_ids @> ARRAY[$1::uuid] AND ${visible}
    UNION SELECT l.id, l.name, l.type, l.slug, l.popularity, s.depth + 1
    FROM steps s JOIN locations l ON l.parent_ids @> ARRAY[s.id] WHERE s.depth < $3 AND ${visible}
  )${nearest}`;

const selectWay = `
  WITH RECURSIVE steps AS (
    SELECT id, name, type, slug, parent_ids, 0 AS depth FROM locations WHERE id = $1
    UNION ALL SELECT l.id, l.name, l.type, l.slug, l.parent_ids, s.depth + 1
    FROM steps s JOIN locations l ON l.id = s.parent_ids[1] WHERE s.depth < $3 AND ${visible}
  )
  SELECT id, name, type, slug, depth FROM steps ORDER BY depth DESC`;
