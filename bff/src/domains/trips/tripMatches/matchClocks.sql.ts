import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const DueRecord = z.object({ id: z.uuid() });
const BATCH_SIZE = 200;

/** Clocks run while the request is being matched or planned, not while it is on hold. */
const isRunning = `r.status IN ('QUALIFIED', 'MATCHED', 'PLANNING')`;

export const selectMatchesToExpire = statement(
  'matchClocks.expire',
  {},
  DueRecord,
  `
  SELECT m.id FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
  WHERE m.status = 'PROPOSED' AND m.respond_by <= now() AND ${isRunning} ORDER BY m.respond_by LIMIT ${BATCH_SIZE}`,
);

export const selectMatchesToRemind = statement(
  'matchClocks.respond',
  {},
  DueRecord,
  `
  SELECT m.id FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
  WHERE m.status = 'PROPOSED' AND m.remind_at <= now() AND NOT coalesce((m.reminder ->> 'snoozedUntil')::timestamptz > now(), false)
    AND ${isRunning} ORDER BY m.remind_at LIMIT ${BATCH_SIZE}`,
);

export const selectMatchesToIntroduce = statement(
  'matchClocks.introduce',
  {},
  DueRecord,
  `
  SELECT m.id FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
  WHERE m.status = 'ACCEPTED' AND m.accepted_at <= now() - interval '15 minutes' AND ${isRunning} AND NOT EXISTS (
    SELECT 1 FROM screening_criteria c WHERE c.active AND c.subject_type = 'TRIP_REQUEST' AND c.stage = 'BEFORE_INTRODUCTION' AND coalesce((
      SELECT s.outcome FROM screening_results s WHERE s.subject_id = r.id AND s.criterion_id = c.id ORDER BY s.answered_at DESC, s.id DESC LIMIT 1
    ), 'FAIL') NOT IN ('PASS', 'NA'))
  ORDER BY m.accepted_at LIMIT ${BATCH_SIZE}`,
);

export const selectMatchesWithoutFirstMessage = statement(
  'matchClocks.firstMessage',
  {},
  DueRecord,
  `
  SELECT m.id FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
  WHERE m.status = 'INTRODUCED' AND m.first_reply_at IS NULL AND m.first_message_due_at <= now()
    AND NOT m.clock_steps @> '{FIRST_MESSAGE}' AND ${isRunning} ORDER BY m.first_message_due_at LIMIT ${BATCH_SIZE}`,
);

export const selectMatchesWithoutProposal = statement(
  'matchClocks.proposal',
  {},
  DueRecord,
  `
  SELECT m.id FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
  WHERE m.status IN ('INTRODUCED', 'IN_CONVERSATION') AND m.proposal_due_at <= now() AND m.proposal_due_at > now() - interval '60 days'
    AND NOT m.clock_steps @> '{PROPOSAL}' AND ${isRunning} ORDER BY m.proposal_due_at LIMIT ${BATCH_SIZE}`,
);

export const selectRequestsWithoutFirstLook = statement(
  'matchClocks.firstLook',
  {},
  DueRecord,
  `
  SELECT id FROM trip_requests WHERE status = 'PENDING' AND status_changed_at <= now() - interval '1 hour' AND NOT clock_steps @> '{FIRST_LOOK}'
  ORDER BY status_changed_at LIMIT ${BATCH_SIZE}`,
);
