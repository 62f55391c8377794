import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectCareMembers = statement(
  'disabled.care',
  {},
  z.object({
    id: z.uuid(),
    user_id: z.uuid(),
  }),
  `
  SELECT t.id, u.id AS user_id FROM team_members t JOIN users u ON u.id = t.user_id
  WHERE u.status = 'ENABLED' AND 'care' = ANY (u.roles) ORDER BY t.id`,
);

export const lockTraveler = statement(
  'disabled.lock',
  { travelerId: z.uuid() },
  null,
  'SELECT id FROM travelers WHERE id = :travelerId FOR UPDATE',
);

export const selectRecentNote = statement(
  'disabled.told',
  { travelerId: z.uuid(), text: z.string() },
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM notes WHERE subject_type = 'TRAVELER' AND subject_id = :travelerId AND body = :text AND created_at > now() - interval '1 day' LIMIT 1`,
);
