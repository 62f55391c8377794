import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** How the author of a message signs: with first name and company. */
export const selectAuthor = statement(
  'contact.author',
  { id: z.uuid().nullable() },
  z.object({ name: z.string() }),
  `
  SELECT given_name || ' of Farwend' AS name FROM team_members WHERE id = :id::uuid
  UNION ALL SELECT a.given_name || ' of ' || p.display_name FROM agents a JOIN partners p ON p.id = a.partner_id WHERE a.id = :id::uuid`,
);
