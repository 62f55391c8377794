import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const Trouble = z.object({ title: z.string(), detail: z.string() });

/** What went wrong after the last alert of its kind, at most a day ago. */
const after = (kind: string) =>
  `greatest(now() - interval '1 day', (SELECT max(created_at) FROM templated_emails WHERE template_key = 'ops-alert' AND starts_with(singleton_key, 'ops-alert ${kind} ')))`;

const watch = (kind: string, text: string) => statement(`troubles.${kind}`, {}, Trouble, text);

/** What operators are told of, by the kind of alert: a row if there is something to tell. */
export const troubles = {
  jobs: watch(
    'jobs',
    `SELECT 'Jobs have failed for good' AS title,
       string_agg(name || ' (' || count || ')', ', ' ORDER BY name) || '. Look at the reasons with GET /v3/jobs?status=DEAD, and run them again with POST /v3/jobs/{id}/retry.' AS detail
     FROM (SELECT name, count(*) FROM pgboss.job WHERE state = 'failed' AND completed_on > ${after('jobs')} AND name NOT LIKE '\\_\\_pgboss%' GROUP BY name) dead
     HAVING count(*) > 0`,
  ),
  mails: watch(
    'mails',
    `SELECT 'Mails could not be sent' AS title,
       string_agg(key || ' (' || count || ')', ', ' ORDER BY key) || '. Look at the reasons with GET /v3/templated_emails?status=FAILED.' AS detail
     FROM (SELECT template_key AS key, count(*) FROM templated_emails WHERE status = 'FAILED' AND status_changed_at > ${after('mails')}
       AND template_key <> 'ops-alert' GROUP BY template_key) failed
     HAVING count(*) > 0`,
  ),
  publishing: watch(
    'publishing',
    `SELECT count(*) || ' scheduled pages are late' AS title, 'They were to be published or taken down more than five minutes ago: '
       || string_agg('“' || title || '”', ', ' ORDER BY title) || '. Look at the failures with GET /v3/jobs?name=publishScheduled.' AS detail
     FROM (SELECT title FROM content WHERE publish_at < now() - interval '5 minutes' OR unpublish_at < now() - interval '5 minutes' LIMIT 20) late
     HAVING count(*) > 0`,
  ),
  /** Errors that concern no input are ours, but for limits and captchas. From three on, because one of twenty may be anything. */
  form: watch(
    'form',
    `SELECT 'The trip request form cannot be sent' AS title, count || ' of ' || count + sent || ' attempts of the last hour failed: '
       || codes || '. Look at the log of POST /v3/trip_requests.' AS detail
     FROM (
       SELECT count(*) FILTER (WHERE type = 'TripRequestFormError')::int AS count, count(*) FILTER (WHERE type = 'TripRequestSubmit')::int AS sent,
         string_agg(DISTINCT data ->> 'code', ', ') AS codes
       FROM events WHERE occurred_at > now() - interval '1 hour' AND (type = 'TripRequestSubmit' OR (type = 'TripRequestFormError'
         AND data ->> 'field' = 'form' AND data ->> 'code' NOT IN ('rate.limited', 'captcha.failed', 'captcha.missing', 'auth.onlyTravelers')))
     ) attempts
     WHERE count >= 3 AND count > 0.01 * (count + sent)`,
  ),
};
