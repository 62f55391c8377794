import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The traveler or the agent of an address, and whether somebody wrote to us from it. */
export const selectOwner = statement(
  'privacy.owner',
  { email: z.string() },
  z.object({ travelerId: z.uuid().nullable(), agentId: z.uuid().nullable(), wrote: z.boolean() }),
  `
  SELECT (SELECT coalesce(t.merged_into_id, t.id) FROM travelers t WHERE t.email = :email AND t.erased_at IS NULL) AS "travelerId",
    (SELECT id FROM agents WHERE email = :email) AS "agentId",
    EXISTS (SELECT FROM newsletter_requests WHERE email = :email)
      OR EXISTS (SELECT FROM contact_requests WHERE email = :email)
      OR EXISTS (SELECT FROM company_contact_requests WHERE email = :email)
      OR EXISTS (SELECT FROM trip_requests, jsonb_array_elements(travelers) item WHERE status = 'DRAFT' AND item ->> 'email' = :email) AS wrote`,
);

/** A request of the same kind that makes another one unnecessary. */
export const selectEarlierRequest = statement(
  'privacy.earlier',
  { emailHmac: z.string(), kind: z.string() },
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM privacy_requests WHERE email_hmac = :emailHmac AND kind = :kind AND (status IN ('CONFIRMED', 'HELD', 'RUNNING')
    OR (status = 'RECEIVED' AND created_at > now() - interval '10 minutes')
    OR (kind = 'EXPORT' AND status = 'DONE' AND created_at > now() - interval '24 hours'))
  ORDER BY created_at DESC LIMIT 1`,
);

/** Whether another request of the same kind is confirmed already. */
export const selectTwin = statement(
  'privacy.twin',
  { id: z.uuid(), emailHmac: z.string(), kind: z.string() },
  z.object({ id: z.uuid() }),
  `SELECT id FROM privacy_requests WHERE email_hmac = :emailHmac AND kind = :kind AND id <> :id
     AND status IN ('CONFIRMED', 'HELD', 'RUNNING') LIMIT 1`,
);

/** Requests that the job has to look at; all of them, as those that wait for the end of a hold must keep no other from its turn. */
export const selectOpenRequests = statement(
  'privacy.open',
  {},
  z.object({ id: z.uuid() }),
  `SELECT id FROM privacy_requests WHERE status IN ('CONFIRMED', 'HELD', 'RUNNING')
     OR (status = 'RECEIVED' AND created_at < now() - interval '72 hours') ORDER BY created_at`,
);

/** Copies that nobody may download any more. */
export const selectExpiredCopies = statement(
  'privacy.expiredCopies',
  {},
  z.object({ id: z.uuid() }),
  `SELECT id FROM privacy_requests WHERE kind = 'EXPORT' AND status = 'DONE'
     AND status_changed_at BETWEEN now() - interval '9 days' AND now() - interval '7 days'`,
);

/** Why an erasure must wait; null: nothing holds it. */
export const selectHold = statement(
  'privacy.hold',
  {
    travelerIds: z.array(z.uuid()).readonly(),
    requestIds: z.array(z.uuid()).readonly(),
    matchIds: z.array(z.uuid()).readonly(),
    conversationIds: z.array(z.uuid()).readonly(),
    agentIds: z.array(z.uuid()).readonly(),
  },
  z.object({ reason: z.enum(['LEGAL_HOLD', 'BOOKED_TRIP']).nullable(), travelEnd: z.iso.date().nullable() }),
  `
  SELECT CASE
    WHEN EXISTS (SELECT FROM legal_holds WHERE released_at IS NULL AND (ends_at IS NULL OR ends_at > now()) AND (
      (subject_type = 'TRAVELER' AND subject_id = ANY (:travelerIds::uuid[])) OR (subject_type = 'TRIP_REQUEST' AND subject_id = ANY (:requestIds::uuid[]))
      OR (subject_type = 'CONVERSATION' AND subject_id = ANY (:conversationIds::uuid[]))
      OR (subject_type = 'PARTNER' AND subject_id IN (SELECT partner_id FROM trip_matches WHERE id = ANY (:matchIds::uuid[]) AND introduced_at IS NOT NULL
        UNION ALL SELECT partner_id FROM agents WHERE id = ANY (:agentIds::uuid[])))
    )) THEN 'LEGAL_HOLD'
    WHEN trip.ends >= current_date THEN 'BOOKED_TRIP' END AS reason, trip.ends AS "travelEnd"
  FROM (SELECT max(coalesce(m.travel_end, r.return_date, r.departure_date)) AS ends FROM trip_matches m
    JOIN trip_requests r ON r.id = m.trip_request_id WHERE m.id = ANY (:matchIds::uuid[]) AND m.status = 'BOOKED') trip`,
);

/** Their requests that nobody has booked, and their accounts that are open. */
export const selectOpenBusiness = statement(
  'privacy.openBusiness',
  { requestIds: z.array(z.uuid()).readonly(), userIds: z.array(z.uuid()).readonly() },
  z.object({ requestIds: z.array(z.uuid()), userIds: z.array(z.uuid()) }),
  `
  SELECT ARRAY(SELECT id FROM trip_requests WHERE id = ANY (:requestIds::uuid[])
      AND status IN ('DRAFT', 'PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD') ORDER BY id) AS "requestIds",
    ARRAY(SELECT id FROM users WHERE id = ANY (:userIds::uuid[]) AND status <> 'DISABLED' ORDER BY id) AS "userIds"`,
);

export const selectClosedAccounts = statement(
  'privacy.closedAccounts',
  { userIds: z.array(z.uuid()).readonly() },
  z.object({ id: z.uuid() }),
  `SELECT id FROM users WHERE id = ANY (:userIds::uuid[]) AND status = 'DISABLED' AND disabled_reason = 'Erasure requested' ORDER BY id`,
);

/** Whether the last mail of an erasure has left, or never will. */
export const selectLastMail = statement(
  'privacy.lastMail',
  { id: z.uuid() },
  z.object({ isQueued: z.boolean() }),
  `SELECT EXISTS (SELECT FROM templated_emails WHERE template_key = 'privacy-erased' AND related_id = :id AND status = 'QUEUED') AS "isQueued"`,
);
