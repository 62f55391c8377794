import { personDuplicateReasons } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { likeTravelers } from './likeTravelers.sql.ts';

/** Travelers who may be the same person as one, the surest first. A name alone counts within a country of residence. */
export const selectTravelerDuplicates = statement(
  'traveler.duplicates',
  { id: z.uuid() },
  z.object({
    id: z.uuid(),
    givenName: z.string(),
    familyName: z.string(),
    email: z.string(),
    reasons: z.array(z.enum(personDuplicateReasons)),
    createdAt: z.date(),
  }),
  `
  WITH likes AS (${likeTravelers('ARRAY[:id::uuid]')}
  ), reasoned AS (SELECT id, array_agg(DISTINCT reason ORDER BY reason) AS reasons FROM likes GROUP BY id)
  SELECT o.id, o.given_name AS "givenName", o.family_name AS "familyName", o.email, l.reasons, o.created_at AS "createdAt"
  FROM reasoned l JOIN travelers o ON o.id = l.id JOIN travelers t ON t.id = :id
  WHERE l.reasons && '{EMAIL,PHONE}' OR o.country_of_residence = t.country_of_residence
  ORDER BY cardinality(l.reasons) DESC, l.reasons && '{EMAIL,PHONE}' DESC, o.created_at DESC, o.id LIMIT 20`,
);
