import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** The code of the one country above some places or among them; null when there is none or there are several. */
export async function countryOfParents(parentIds: readonly string[], { sequelize, transaction }: CallContext): Promise<string | null> {
  if (parentIds.length === 0) return null;
  const found = await preparedQuery<{ iso_code2: string }>(sequelize, 'location.countryAbove', selectCountries, [parentIds], transaction);
  return found.length === 1 ? (found[0]?.iso_code2 ?? null) : null;
}

/** Writes the country anew into everything that lies in a place, after it got another one. */
export async function passCountryDown(id: string, { sequelize, transaction }: CallContext): Promise<void> {
  await preparedQuery(sequelize, 'location.passCountry', updateBelow, [id], transaction);
}

const selectCountries = `
  WITH RECURSIVE above AS (
    SELECT id, parent_ids, iso_code2 FROM locations WHERE id = ANY ($1)
    UNION SELECT l.id, l.parent_ids, l.iso_code2 FROM above a JOIN locations l ON l.id = ANY (a.parent_ids)
  )
  SELECT DISTINCT iso_code2 FROM above WHERE iso_code2 IS NOT NULL`;

const updateBelow = `
  WITH RECURSIVE below AS (
    SELECT id FROM locations WHERE parent_ids @> ARRAY[$1::uuid]
    UNION SELECT l.id FROM below b JOIN locations l ON l.parent_ids @> ARRAY[b.id]
  ), above AS (
    SELECT b.id AS start, l.id, l.parent_ids, l.iso_code2 FROM below b JOIN locations l ON l.id = b.id
    UNION SELECT a.start, l.id, l.parent_ids, l.iso_code2 FROM above a JOIN locations l ON l.id = ANY (a.parent_ids)
  )
  UPDATE locations l SET country_code = c.code
  FROM (SELECT start, CASE WHEN count(DISTINCT iso_code2) = 1 THEN min(iso_code2) END AS code FROM above GROUP BY start) c
  WHERE l.id = c.start AND l.country_code IS DISTINCT FROM c.code`;
