import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/**
 * One unread notification for each user, type and subject: what happens again is counted. `cause` names what happened, so that it is counted
 * once for each user, however often it is reported. Returns what is new or counted.
 */
export const upsertNotifications = statement(
  'notifications.upsert',
  {
    userIds: z.array(z.uuid()).readonly(),
    type: z.string(),
    priority: z.enum(['NORMAL', 'HIGH']),
    title: z.string(),
    subjectType: z.string(),
    subjectId: z.uuid(),
    cause: z.string(),
  },
  z.object({ id: z.uuid(), userId: z.uuid() }),
  `
  INSERT INTO notifications (user_id, type, priority, title, subject_type, subject_id, cause)
  SELECT u.id, :type, :priority, :title, :subjectType, :subjectId, :cause
  FROM users u
  WHERE u.id = ANY (:userIds::uuid[]) AND u.status = 'ENABLED' AND NOT EXISTS (
    SELECT FROM notifications n WHERE n.user_id = u.id AND n.type = :type AND n.subject_id = :subjectId AND n.cause = :cause)
  ORDER BY u.id
  ON CONFLICT (user_id, type, subject_id) WHERE read_at IS NULL DO UPDATE SET count = notifications.count + 1, title = excluded.title,
    priority = excluded.priority, cause = excluded.cause, happened_at = now(), done_at = NULL
    WHERE notifications.cause <> excluded.cause
  RETURNING id, user_id AS "userId"`,
);

export const countNotifications = statement(
  'notifications.count',
  { userId: z.uuid() },
  z.object({ unread: z.int(), unreadHigh: z.int(), open: z.int() }),
  `SELECT (count(*) FILTER (WHERE read_at IS NULL))::int AS unread, (count(*) FILTER (WHERE read_at IS NULL AND priority = 'HIGH'))::int AS "unreadHigh",
     count(*)::int AS open
   FROM notifications WHERE user_id = :userId AND done_at IS NULL`,
);

const marks = { userId: z.uuid(), ids: z.array(z.uuid()).readonly().nullable(), upTo: z.date().nullable() };
/** The API tells times in milliseconds, so what it told last is marked too. */
const marked = `user_id = :userId AND (:ids::uuid[] IS NULL OR id = ANY (:ids)) AND (:upTo::timestamptz IS NULL OR date_trunc('milliseconds', happened_at) <= :upTo)`;

export const markRead = statement(
  'notifications.read',
  marks,
  null,
  `UPDATE notifications SET read_at = now() WHERE ${marked} AND read_at IS NULL`,
);

export const markSubjectRead = statement(
  'notifications.readSubject',
  { userId: z.uuid(), subjectId: z.uuid() },
  null,
  'UPDATE notifications SET read_at = now() WHERE user_id = :userId AND subject_id = :subjectId AND read_at IS NULL',
);

/** The newest of each type and subject, unless one is unread already. */
export const markUnread = statement(
  'notifications.unread',
  marks,
  null,
  `
  UPDATE notifications SET read_at = NULL, done_at = NULL WHERE id IN (
    SELECT DISTINCT ON (n.type, n.subject_id) n.id FROM notifications n
    WHERE ${marked} AND n.read_at IS NOT NULL AND NOT EXISTS (
      SELECT FROM notifications o WHERE o.user_id = n.user_id AND o.type = n.type AND o.subject_id = n.subject_id AND o.read_at IS NULL)
    ORDER BY n.type, n.subject_id, n.happened_at DESC)`,
);

export const markDone = statement(
  'notifications.done',
  marks,
  null,
  `UPDATE notifications SET done_at = now(), read_at = coalesce(read_at, now()) WHERE ${marked} AND done_at IS NULL`,
);

export const markOpen = statement(
  'notifications.open',
  marks,
  null,
  `UPDATE notifications SET done_at = NULL WHERE ${marked} AND done_at IS NOT NULL`,
);
