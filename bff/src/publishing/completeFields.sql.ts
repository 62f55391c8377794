import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectExistingPlacesAndAuthor = statement(
  'content.knownIds',
  { locationIds: z.array(z.uuid()).readonly(), authorId: z.uuid().nullable() },
  z.object({
    id: z.uuid(),
  }),
  'SELECT id FROM locations WHERE id = ANY (:locationIds) UNION ALL SELECT id FROM team_members WHERE id = :authorId',
);
