import { expireTripMatch } from '#src/commands/expireTripMatch.ts';
import { moveTripMatchAsSystem } from '#src/commands/moveTripMatch.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { Services } from '#src/services.ts';
import { asSystem } from './asSystem.ts';
import { callForProposal, escalateFirstLook, remindFirstMessage, remindToRespond } from './clockSteps.ts';

/**
 * Looks at every clock of matching once: reminders, expiries with the next proposal, introductions that make themselves, and what care
 * is called for. Each record has its own short transaction and is looked at again under its lock, so a second run finds nothing to do.
 */
export function matchClocks(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const failures: unknown[] = [];
    for (const [name, select, act] of clocks) {
      const due = await preparedQuery<{ id: string }>(services.sequelize, `matchClocks.${name}`, select, []);
      for (const { id } of due) {
        if (signal.aborted) return;
        // One record that cannot be moved must not keep all others waiting.
        await asSystem(services, jobId, (context) => act(id, context)).catch((error: unknown) => {
          failures.push(error);
          services.log.warn({ clock: name, id, reason: error instanceof Error ? error.message : String(error) }, 'a clock could not act');
        });
      }
    }
    if (failures.length > 0) throw new Error(`${failures.length} clocks could not act`);
  };
}

type Act = (id: string, context: Parameters<Parameters<typeof asSystem>[2]>[0]) => Promise<unknown>;

/** Clocks run while the request is matched or planned; on hold they stand still. */
const running = `r.status IN ('QUALIFIED', 'MATCHED', 'PLANNING')`;
const AT_ONCE = 200;

const clocks: readonly (readonly [name: string, select: string, act: Act])[] = [
  [
    'expire',
    `SELECT m.id FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
     WHERE m.status = 'PROPOSED' AND m.respond_by <= now() AND ${running} ORDER BY m.respond_by LIMIT ${AT_ONCE}`,
    expireTripMatch,
  ],
  [
    'respond',
    `SELECT m.id FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
     WHERE m.status = 'PROPOSED' AND m.remind_at <= now() AND NOT coalesce((m.reminder ->> 'snoozedUntil')::timestamptz > now(), false)
       AND ${running} ORDER BY m.remind_at LIMIT ${AT_ONCE}`,
    remindToRespond,
  ],
  [
    'introduce',
    `SELECT m.id FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
     WHERE m.status = 'ACCEPTED' AND m.accepted_at <= now() - interval '15 minutes' AND ${running} AND NOT EXISTS (
       SELECT 1 FROM screening_criteria c WHERE c.active AND c.subject_type = 'TRIP_REQUEST' AND c.stage = 'BEFORE_INTRODUCTION' AND coalesce((
         SELECT s.outcome FROM screening_results s WHERE s.subject_id = r.id AND s.criterion_id = c.id ORDER BY s.answered_at DESC, s.id DESC LIMIT 1
       ), 'FAIL') NOT IN ('PASS', 'NA'))
     ORDER BY m.accepted_at LIMIT ${AT_ONCE}`,
    (id, context) => moveTripMatchAsSystem(id, { status: 'INTRODUCED' }, context),
  ],
  [
    'firstMessage',
    `SELECT m.id FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
     WHERE m.status = 'INTRODUCED' AND m.first_reply_at IS NULL AND m.first_message_due_at <= now()
       AND NOT m.clock_steps @> '{FIRST_MESSAGE}' AND ${running} ORDER BY m.first_message_due_at LIMIT ${AT_ONCE}`,
    remindFirstMessage,
  ],
  [
    'proposal',
    `SELECT m.id FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
     WHERE m.status IN ('INTRODUCED', 'IN_CONVERSATION') AND m.proposal_due_at <= now() AND m.proposal_due_at > now() - interval '60 days'
       AND NOT m.clock_steps @> '{PROPOSAL}' AND ${running} ORDER BY m.proposal_due_at LIMIT ${AT_ONCE}`,
    callForProposal,
  ],
  [
    'firstLook',
    `SELECT id FROM trip_requests WHERE status = 'PENDING' AND status_changed_at <= now() - interval '1 hour' AND NOT clock_steps @> '{FIRST_LOOK}'
     ORDER BY status_changed_at LIMIT ${AT_ONCE}`,
    escalateFirstLook,
  ],
];
