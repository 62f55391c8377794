import { personTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

const defaults = { defaults: json<Record<string, string>>() };
const mode = `coalesce(p.types ->> n.type, :defaults::jsonb ->> n.type, 'OFF')`;
const unmailed = `n.read_at IS NULL AND n.done_at IS NULL AND n.emailed_at IS NULL AND n.created_at > now() - interval '7 days'`;
const isHigh = `(n.priority = 'HIGH' AND ${mode} <> 'OFF')`;
/** Messages have mails of their own, with their first words. */
const isInstant = `(${mode} = 'INSTANT' AND n.type <> 'conversation.message' AND n.created_at <= now() - interval '5 minutes'
  AND NOT EXISTS (SELECT FROM user_presences s WHERE s.user_id = n.user_id AND s.seen_at > now() - interval '2 minutes'))`;
const isDaily = `(${mode} = 'DIGEST' AND n.priority <> 'HIGH')`;

const WaitingPerson = z.object({
  userId: z.uuid(),
  personId: z.uuid(),
  personType: z.enum(personTypes),
  email: z.string(),
  givenName: z.string(),
  zone: z.string(),
  digestAt: z.string(),
  quietFrom: z.string().nullable(),
  quietTo: z.string().nullable(),
  hasHigh: z.boolean(),
  hasInstant: z.boolean(),
  /** When the first happened that waits for the mail of the day. */
  dailySince: z.date().nullable(),
});
export type WaitingPerson = z.output<typeof WaitingPerson>;

/** People with notifications that may have to be mailed. */
export const selectWaitingPeople = statement(
  'notifications.waiting',
  defaults,
  WaitingPerson,
  `
  SELECT u.id AS "userId", u.person_id AS "personId", u.person_type AS "personType", u.email, u.given_name AS "givenName",
    coalesce(u.time_zone, 'UTC') AS zone, coalesce(min(p.digest_at), '08:00') AS "digestAt", min(p.quiet_from) AS "quietFrom", min(p.quiet_to) AS "quietTo",
    bool_or(${isHigh}) AS "hasHigh", bool_or(${isInstant}) AS "hasInstant", min(n.created_at) FILTER (WHERE ${isDaily}) AS "dailySince"
  FROM notifications n JOIN users u ON u.id = n.user_id AND u.status = 'ENABLED' LEFT JOIN notification_preferences p ON p.user_id = u.id
  WHERE ${unmailed} AND (${isHigh} OR ${isInstant} OR ${isDaily})
  GROUP BY u.id ORDER BY u.id`,
);

/** Takes what is to be mailed to somebody now; `dailyBefore`: with the mail of the day up to then. */
export const takeUnmailed = statement(
  'notifications.take',
  { ...defaults, userId: z.uuid(), withInstant: z.boolean(), dailyBefore: z.date().nullable() },
  z.object({ title: z.string(), count: z.int() }),
  `
  WITH chosen AS (
    SELECT n.id FROM notifications n LEFT JOIN notification_preferences p ON p.user_id = n.user_id
    WHERE n.user_id = :userId AND ${unmailed}
      AND (${isHigh} OR (:withInstant::boolean AND ${isInstant}) OR (${isDaily} AND n.created_at < :dailyBefore::timestamptz))
    FOR UPDATE OF n SKIP LOCKED
  ), taken AS (
    UPDATE notifications n SET emailed_at = now() FROM chosen c WHERE n.id = c.id RETURNING n.title, n.count, n.priority, n.happened_at
  )
  SELECT title, count FROM taken ORDER BY priority = 'HIGH' DESC, happened_at`,
);
