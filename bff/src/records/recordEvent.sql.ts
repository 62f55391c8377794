import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

export const insertEvent = statement(
  'events.insert',
  {
    id: z.guid(),
    type: z.string(),
    data: json<object>(),
    viewId: z.guid().nullable(),
    sessionId: z.string().nullable(),
    deviceId: z.string().nullable(),
    userId: z.guid().nullable(),
  },
  null,
  `INSERT INTO events (id, type, data, view_id, session_id, device_id, user_id)
   VALUES (:id, :type, :data, :viewId, :sessionId, :deviceId, :userId)`,
);
