import { dueStates, nextDueKinds } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** What is due next of a request or a match, as stored. */
const DueTime = z.object({
  nextDueAt: z.date().nullable(),
  nextDueKind: z.enum(nextDueKinds).nullable(),
  dueState: z.enum(dueStates).nullable(),
});

const selected = `next_due_at AS "nextDueAt", next_due_kind AS "nextDueKind", due_state AS "dueState"`;

export const selectDueTimeOfRequest = statement(
  'dueTimes.ofRequest',
  { id: z.uuid() },
  DueTime.extend({ missingMatches: z.int() }),
  `SELECT ${selected}, missing_matches AS "missingMatches" FROM trip_requests WHERE id = :id`,
);

export const selectDueTimeOfMatch = statement(
  'dueTimes.ofMatch',
  { id: z.uuid() },
  DueTime,
  `SELECT ${selected} FROM trip_matches WHERE id = :id`,
);

/** Of two writers about one request, the second then computes from what the first has committed. */
export const lockRequestOfDueTime = statement(
  'dueTimes.lock',
  { tripRequestId: z.uuid() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM trip_requests WHERE id = :tripRequestId FOR NO KEY UPDATE',
);

const columns = ['next_due_at', 'next_due_kind', 'due_soon_at', 'due_state'];
const setDue = columns.map((name) => `${name} = d.${name}`).join(', ');
const list = (alias: string) => columns.map((name) => `${alias}.${name}`).join(', ');

/** Stores what follows from the clocks of a request and of its matches. */
export const storeDueTimes = statement(
  'dueTimes.store',
  { tripRequestId: z.uuid() },
  null,
  `
  WITH due AS (
    SELECT m.id, d.* FROM trip_matches m LEFT JOIN LATERAL match_due_time(m.id) d ON true WHERE m.trip_request_id = :tripRequestId
  ), matches AS (
    UPDATE trip_matches m SET ${setDue} FROM due d WHERE m.id = d.id AND (${list('m')}) IS DISTINCT FROM (${list('d')})
  )
  UPDATE trip_requests r SET ${setDue}, missing_matches = d.missing_matches
  FROM (
    SELECT t.*, count_missing_matches(one.id) AS missing_matches
    FROM (SELECT :tripRequestId::uuid AS id) one LEFT JOIN LATERAL request_due_time(one.id) t ON true
  ) d
  WHERE r.id = :tripRequestId AND (${list('r')}, r.missing_matches) IS DISTINCT FROM (${list('d')}, d.missing_matches)`,
);

const advance = (table: string) => `
  UPDATE ${table} SET due_state = CASE WHEN next_due_at <= now() THEN 'OVERDUE' ELSE 'DUE_SOON' END
  WHERE due_state = 'ON_TIME' AND due_soon_at <= now() OR due_state IN ('ON_TIME', 'DUE_SOON') AND next_due_at <= now()`;

/** Time alone makes a clock urgent or late. */
export const advanceDueStatesOfRequests = statement('dueTimes.advanceRequests', {}, null, advance('trip_requests'));
export const advanceDueStatesOfMatches = statement('dueTimes.advanceMatches', {}, null, advance('trip_matches'));

/** A request that has rested is in the lists of our team again. */
export const endSnoozesOfRequests = statement(
  'dueTimes.endSnoozes',
  {},
  null,
  'UPDATE trip_requests SET snoozed_until = NULL WHERE snoozed_until <= now()',
);

/** The open requests, and their matches, of which something else is stored than their clocks say, save for the minute of `advance…`. */
export const selectDueTimeMismatches = statement(
  'dueTimes.mismatches',
  {},
  z.object({ reference: z.string() }),
  `
  SELECT r.reference FROM trip_requests r LEFT JOIN LATERAL request_due_time(r.id) d ON true
  WHERE (r.due_state IS NOT NULL OR r.missing_matches > 0
      OR r.status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD'))
    AND (r.next_due_at, r.next_due_kind, r.due_soon_at, r.due_state IS NULL, r.due_state = 'PAUSED', r.missing_matches)
      IS DISTINCT FROM (d.next_due_at, d.next_due_kind, d.due_soon_at, d.due_state IS NULL, d.due_state = 'PAUSED', count_missing_matches(r.id))
  UNION
  SELECT r.reference FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id LEFT JOIN LATERAL match_due_time(m.id) d ON true
  WHERE (m.due_state IS NOT NULL OR m.status IN ('PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED'))
    AND (m.next_due_at, m.next_due_kind, m.due_soon_at, m.due_state IS NULL, m.due_state = 'PAUSED')
      IS DISTINCT FROM (d.next_due_at, d.next_due_kind, d.due_soon_at, d.due_state IS NULL, d.due_state = 'PAUSED')
  ORDER BY 1 LIMIT 20`,
);

export const fillDueTimes = statement('dueTimes.fill', {}, null, 'SELECT fill_due_times()');

/** Of requests from before the column, some thousand at a time. */
export const fillLeadScores = statement(
  'dueTimes.fillLeadScores',
  {},
  z.object({ id: z.uuid() }),
  `
  UPDATE trip_requests SET lead_score = find_lead_score(scores) WHERE id IN (
    SELECT id FROM trip_requests WHERE lead_score IS NULL AND find_lead_score(scores) IS NOT NULL LIMIT 2000) RETURNING id`,
);
