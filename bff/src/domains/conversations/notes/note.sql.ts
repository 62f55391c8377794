import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const deleteNote = statement('note.delete', { id: z.uuid() }, null, 'DELETE FROM notes WHERE id = :id');

const Colleague = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
});
export type Colleague = z.output<typeof Colleague>;

export const selectTeamColleagues = statement(
  'note.team',
  { ids: z.array(z.uuid()).readonly() },
  Colleague,
  'SELECT id, user_id FROM team_members WHERE id = ANY (:ids::uuid[])',
);

export const selectAgentColleagues = statement(
  'note.agents',
  { ids: z.array(z.uuid()).readonly(), partnerId: z.uuid().nullable() },
  Colleague,
  'SELECT id, user_id FROM agents WHERE id = ANY (:ids::uuid[]) AND partner_id = :partnerId',
);
