import { MAX_IMMEDIATE_ROWS, openTripRequestStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { expiringDocumentsSql } from '#src/domains/conversations/documents/expiringDocumentsSql.ts';

const DueWork = z.object({ subjectId: z.uuid(), audienceId: z.uuid(), cause: z.string(), title: z.string() });

const watch = (name: string, text: string) => statement(`notifications.due.${name}`, {}, DueWork, text);

/** Whether it is of the past day, and nobody was told of the subject since. */
const isNew = (type: string, subject: string, at: string, user = '') =>
  `${at} BETWEEN now() - interval '1 day' AND now() AND NOT EXISTS (
    SELECT FROM notifications n WHERE n.type = '${type}' AND n.subject_id = ${subject} AND n.happened_at >= ${at} ${user})`;

/** Replies are due after 24 hours, of contact requests and for trips of $50,000 and more after 8: the warning comes when a fifth of the time is left. */
const warnedAt = `c.sla_due_at - CASE WHEN c.subject_type LIKE '%CONTACT_REQUEST' OR coalesce(r.total_budget, 0) >= 50000 THEN interval '96 minutes' ELSE interval '288 minutes' END`;

const awaitedReplies = (type: string, at: string, title: string) => `
  SELECT c.id AS "subjectId", c.id AS "audienceId", '${type} ' || c.sla_due_at AS cause, '${title}' AS title
  FROM conversations c LEFT JOIN trip_requests r ON r.id = c.trip_request_id
  WHERE c.status = 'ACTIVE' AND c.sla_due_at BETWEEN now() - interval '1 day' AND now() + interval '1 day'
    AND c.awaiting_reply_from IN ('AGENT', 'CARE') AND ${isNew(type, 'c.id', at)}`;

const tasksOf = (from: string, where: string) => `
  SELECT x.id AS "subjectId", (item ->> 'assigneeId')::uuid AS "audienceId", (item ->> 'id') || ' ' || (item ->> 'dueAt') AS cause,
    'A task of ' || r.reference || ' is due' AS title
  FROM ${from}, jsonb_array_elements(x.checklist_items) item JOIN users u ON u.person_id = (item ->> 'assigneeId')::uuid
  WHERE ${where} AND x.checklist_items <> '[]' AND NOT (item ->> 'done')::boolean
    AND ${isNew('task.due', 'x.id', `(item ->> 'dueAt')::timestamptz`, 'AND n.user_id = u.id')}`;

const openRequests = openTripRequestStatuses.map((status) => `'${status}'`).join(', ');

/** What time brings about, as far as nobody was told of it. */
export const dueWork = {
  repliesDueSoon: watch(
    'repliesSoon',
    `${awaitedReplies('conversation.slaWarning', warnedAt, 'A reply is due soon')} AND c.sla_due_at > now()`,
  ),
  repliesOverdue: watch('repliesOverdue', awaitedReplies('conversation.slaBreach', 'c.sla_due_at', 'A reply is overdue')),
  tasksOfRequests: watch(
    'requestTasks',
    tasksOf('trip_requests x JOIN trip_requests r ON r.id = x.id', `x.status IN (${openRequests}, 'BOOKED')`),
  ),
  tasksOfMatches: watch(
    'matchTasks',
    tasksOf(
      'trip_matches x JOIN trip_requests r ON r.id = x.trip_request_id',
      `x.status IN ('ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED')`,
    ),
  ),
  imports: watch(
    'imports',
    `SELECT i.id AS "subjectId", u.id AS "audienceId", i.status AS cause, 'Your import has ended: ' || i.created_count || ' created, '
       || i.updated_count || ' changed, ' || i.refused_count || ' refused' AS title
     FROM imports i JOIN users u ON u.id = i.created_by_id WHERE ${isNew('import.done', 'i.id', 'i.finished_at')}`,
  ),
  exports: watch(
    'exports',
    `SELECT e.id AS "subjectId", e.requested_by_id AS "audienceId", 'finished' AS cause, 'Your export of ' || e.row_count || ' rows is ready' AS title
     FROM exports e WHERE e.kind <> 'salesRecordings' AND ${isNew('export.done', 'e.id', 'e.finished_at')}`,
  ),
  exportsOfSales: watch(
    'exportsOfSales',
    `SELECT e.job_id AS "subjectId", e.requested_by_id AS "audienceId", 'finished' AS cause, 'Your export of ' || e.row_count || ' rows is ready' AS title
     FROM exports e WHERE e.kind = 'salesRecordings' AND ${isNew('export.done', 'e.job_id', 'e.finished_at')}`,
  ),
  /** Those that took the background; the others were done with the answer. */
  bulkActions: watch(
    'bulkActions',
    `SELECT b.id AS "subjectId", u.id AS "audienceId", b.status AS cause, CASE WHEN b.dry_run THEN 'Your dry run has ended: ' ELSE 'Your bulk action has ended: ' END
       || b.allowed_count || ' allowed, ' || b.refused_count || ' refused' AS title
     FROM bulk_actions b JOIN users u ON u.id = b.created_by_id
     WHERE b.status IN ('COMPLETED', 'FAILED') AND b.matched_count > ${MAX_IMMEDIATE_ROWS} AND ${isNew('bulk.done', 'b.id', 'b.finished_at')}`,
  ),
  privacyRequests: watch(
    'privacy',
    `SELECT p.id AS "subjectId", p.id AS "audienceId", 'due ' || p.due_at AS cause,
       CASE p.kind WHEN 'EXPORT' THEN 'A copy of personal data' ELSE 'An erasure' END || ' is due on ' || to_char(p.due_at, 'FMDD FMMonth') AS title
     FROM privacy_requests p WHERE p.status IN ('CONFIRMED', 'HELD', 'RUNNING') AND p.due_at < now() + interval '7 days'
       AND NOT EXISTS (SELECT FROM notifications n WHERE n.type = 'privacy.due' AND n.subject_id = p.id AND n.cause = 'due ' || p.due_at)`,
  ),
  documentsOfPartners: watch(
    'partnerDocuments',
    `SELECT d.id AS "subjectId", d.partner_id AS "audienceId", d.valid_until || ' ' || d.notice AS cause,
       'The ' || lower(d.category) || ' of ' || p.display_name || ' ends on ' || to_char(d.valid_until, 'FMDD FMMonth') AS title
     FROM ${expiringDocumentsSql} d JOIN partners p ON p.id = d.partner_id
     WHERE NOT EXISTS (SELECT FROM notifications n WHERE n.type = 'partner.documentExpiring' AND n.subject_id = d.id
       AND n.cause = d.valid_until || ' ' || d.notice)`,
  ),
  /** One of each name in an hour, because what fails once often fails a hundred times. */
  deadJobs: watch(
    'deadJobs',
    `SELECT DISTINCT ON (j.name) j.id AS "subjectId", j.id AS "audienceId", j.id::text AS cause, 'The job ' || j.name || ' failed for good' AS title
     FROM pgboss.job j WHERE j.state = 'failed' AND j.completed_on > now() - interval '1 hour' AND j.name NOT LIKE '\\_\\_pgboss%'
       AND NOT EXISTS (SELECT FROM notifications n WHERE n.type = 'job.dead' AND n.title = 'The job ' || j.name || ' failed for good'
         AND n.happened_at > now() - interval '1 hour')
     ORDER BY j.name, j.completed_on DESC`,
  ),
};
