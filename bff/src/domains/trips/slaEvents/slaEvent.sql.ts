import { slaClocks } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const slaSubjectTypes = ['TRIP_REQUEST', 'TRIP_MATCH', 'CONVERSATION'] as const;

const columns = {
  clock: z.enum(slaClocks),
  subjectType: z.enum(slaSubjectTypes),
  subjectId: z.uuid(),
  startedAt: z.date(),
  dueAt: z.date(),
  /** When the last fifth of the time begins; null for runs from before it was recorded. */
  soonAt: z.date().nullable(),
  isBusinessTime: z.boolean(),
  pausedAt: z.date().nullable(),
  pausedS: z.int(),
  metAt: z.date().nullable(),
  breachedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
  elapsedS: z.int().nullable(),
  personId: z.uuid().nullable(),
  partnerId: z.uuid().nullable(),
};
const SlaEvent = z.object(columns);
/** One run of a clock, from its start to when it was met or ended. */
export type SlaEvent = z.output<typeof SlaEvent>;
export type SlaSubjectType = SlaEvent['subjectType'];

const open = `e.met_at IS NULL AND e.ended_at IS NULL`;
const selected = `e.clock, e.subject_type AS "subjectType", e.subject_id AS "subjectId", e.started_at AS "startedAt", e.due_at AS "dueAt", e.soon_at AS "soonAt",
  e.is_business_time AS "isBusinessTime", e.paused_at AS "pausedAt", e.paused_s AS "pausedS", e.met_at AS "metAt",
  e.breached_at AS "breachedAt", e.ended_at AS "endedAt", e.elapsed_s AS "elapsedS", e.person_id AS "personId", e.partner_id AS "partnerId"`;

export const selectOpenSlaEvent = statement(
  'slaEvents.open',
  { subjectId: z.uuid(), clock: z.enum(slaClocks) },
  SlaEvent,
  `SELECT ${selected} FROM sla_events e WHERE e.subject_id = :subjectId AND e.clock = :clock AND ${open}`,
);

export const selectOpenSlaEventsOfMatches = statement(
  'slaEvents.openOfMatches',
  { tripRequestId: z.uuid() },
  SlaEvent,
  `SELECT ${selected} FROM trip_matches m JOIN sla_events e ON e.subject_id = m.id WHERE m.trip_request_id = :tripRequestId AND ${open}`,
);

/** Inserts an event or saves its new state. One that was late stays late, and one that a correction opens again keeps its pauses. */
export const saveSlaEvent = statement(
  'slaEvents.save',
  columns,
  null,
  `
  INSERT INTO sla_events AS e (clock, subject_type, subject_id, started_at, due_at, soon_at, is_business_time, paused_at, paused_s, met_at, breached_at,
    ended_at, elapsed_s, person_id, partner_id)
  VALUES (:clock, :subjectType, :subjectId, :startedAt, :dueAt, :soonAt, :isBusinessTime, :pausedAt, :pausedS, :metAt, :breachedAt, :endedAt, :elapsedS,
    :personId, :partnerId)
  ON CONFLICT (subject_id, clock, started_at) DO UPDATE SET due_at = excluded.due_at, soon_at = excluded.soon_at, paused_at = excluded.paused_at,
    paused_s = greatest(e.paused_s, excluded.paused_s), met_at = excluded.met_at, breached_at = coalesce(e.breached_at, excluded.breached_at),
    ended_at = excluded.ended_at, elapsed_s = excluded.elapsed_s, person_id = excluded.person_id, partner_id = excluded.partner_id`,
);

/** Ends the run of a clock that another start overtakes: at most one is open. */
export const endOvertakenRun = statement(
  'slaEvents.endOvertaken',
  { subjectId: z.uuid(), clock: z.enum(slaClocks), startedAt: z.date() },
  null,
  `UPDATE sla_events e SET ended_at = :startedAt
   WHERE e.subject_id = :subjectId AND e.clock = :clock AND e.started_at <> :startedAt AND ${open}`,
);

export const markSlaBreaches = statement(
  'slaEvents.breach',
  {},
  null,
  `UPDATE sla_events e SET breached_at = e.due_at WHERE ${open} AND e.breached_at IS NULL AND e.paused_at IS NULL AND e.due_at <= now()`,
);
