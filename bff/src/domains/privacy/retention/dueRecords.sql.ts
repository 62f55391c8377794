import type { RetentionKey } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import type { Statement } from '#src/kernel/db.ts';

const before = 'now() - make_interval(days => :days)';
const closed = `('CLOSED_LOST', 'CANCELLED', 'REJECTED', 'DUPLICATE', 'EXPIRED', 'COMPLETED')`;
const isErased = (email: string) => `${email} LIKE 'erased-%@erased.invalid'`;
const held = (type: string, id: string) => `${id} IN (SELECT subject_id FROM active_legal_holds WHERE subject_type = '${type}')`;
const heldAddresses = `(SELECT t.email FROM active_legal_holds h JOIN travelers t ON t.id = h.subject_id WHERE h.subject_type = 'TRAVELER')`;

/** Days between the mail to an idle traveler and the erasure. */
const NOTICE_DAYS = 30;
const notices = (traveler: string) => `templated_emails e WHERE e.template_key = 'account-retention' AND e.person_id = ${traveler}.id
  AND e.created_at >= ${traveler}.active_at`;

/** Travelers who have nothing open and did nothing since `active_at`, which is `:days` ago or longer. */
const idle = (days: string) => `
  SELECT * FROM (
    SELECT t.id, t.email, t.given_name, greatest(t.created_at, u.last_login_at, trip.last, (SELECT max(m.sent_at) FROM messages m WHERE m.author_id = t.id)) AS active_at,
      ${held('TRAVELER', 't.id')} OR coalesce(trip.held, false) AS held
    FROM travelers t LEFT JOIN users u ON u.id = t.user_id LEFT JOIN LATERAL (
      SELECT max(greatest(r.status_changed_at, r.closed_at)) AS last, bool_or(r.status NOT IN ${closed}) AS open,
        bool_or(r.id IN (SELECT id FROM held_trip_requests)) AS held
      FROM trip_requests r WHERE r.traveler_ids @> ARRAY[t.id]) trip ON true
    WHERE t.erased_at IS NULL AND t.merged_into_id IS NULL AND greatest(t.created_at, u.last_login_at) < now() - make_interval(days => ${days})
      AND NOT coalesce(trip.open, false) AND NOT EXISTS (SELECT FROM newsletter_requests n WHERE n.email = t.email AND n.status = 'CONFIRMED')
  ) quiet WHERE active_at < now() - make_interval(days => ${days})`;

/** The ids of what each policy finds due after `:days`, and whether a legal hold keeps it. */
const dueRecords: Record<RetentionKey, string> = {
  TRIP_REQUESTS: `
    SELECT r.id, r.id IN (SELECT id FROM held_trip_requests) AS held FROM trip_requests r
    WHERE r.erased_at IS NULL AND r.status IN ${closed} AND coalesce(r.closed_at, r.status_changed_at) < ${before}
      AND NOT EXISTS (SELECT FROM trip_matches m WHERE m.trip_request_id = r.id AND m.status IN ('BOOKED', 'COMPLETED') AND m.travel_end >= ${before})`,
  CONVERSATIONS: `
    SELECT c.id, ${held('CONVERSATION', 'c.id')} OR EXISTS (
      SELECT FROM conversation_participants p WHERE p.conversation_id = c.id AND ${held('TRAVELER', 'p.person_id')}) AS held
    FROM conversations c WHERE c.subject_type = 'SUPPORT' AND c.trip_request_id IS NULL AND greatest(c.last_message_at, c.status_changed_at) < ${before}
      AND (c.erased_at IS NULL OR c.erased_at < c.last_message_at)`,
  TRAVELERS: `
    SELECT i.id, i.held FROM (${idle(':days')}) i
    WHERE EXISTS (SELECT FROM ${notices('i')} AND e.status <> 'QUEUED' AND e.created_at < now() - interval '${NOTICE_DAYS} days')`,
  APPLICANTS: `
    SELECT p.id, ${held('PARTNER', 'p.id')} AS held FROM partners p
    WHERE p.status = 'REJECTED' AND p.status_changed_at < ${before} AND NOT ${isErased('p.email')}`,
  CONTACT_REQUESTS: `
    SELECT c.id, c.email IN ${heldAddresses} AS held FROM contact_requests c WHERE c.status_changed_at < ${before} AND NOT ${isErased('c.email')}
    UNION ALL SELECT c.id, c.email IN ${heldAddresses} OR coalesce(${held('PARTNER', 'c.partner_id')}, false) FROM company_contact_requests c
    WHERE c.status_changed_at < ${before} AND NOT ${isErased('c.email')}`,
  EMAILS: `
    SELECT e.id, e."to" && ARRAY${heldAddresses} OR coalesce(e.related_id IN (SELECT id FROM held_trip_requests
      UNION ALL SELECT m.id FROM trip_matches m JOIN held_trip_requests h ON h.id = m.trip_request_id
      UNION ALL SELECT subject_id FROM active_legal_holds), false) AS held
    FROM templated_emails e WHERE e.created_at < ${before} AND e.status <> 'QUEUED' AND (e.text <> '' OR e.data <> '{}')`,
  INBOUND_EMAILS: `
    SELECT i.id, i.from_address IN ${heldAddresses} OR coalesce(${held('CONVERSATION', 'i.conversation_id')}, false) AS held
    FROM inbound_emails i WHERE i.created_at < ${before} AND (i.storage_key IS NOT NULL OR NOT ${isErased('i.from_address')})`,
  PARTNER_DOCUMENTS: `
    SELECT d.id, EXISTS (SELECT FROM document_links l WHERE l.document_id = d.id AND l.target_id IN (SELECT subject_id FROM active_legal_holds)) AS held
    FROM documents d WHERE d.status <> 'PURGED' AND d.category IN ('INSURANCE', 'LICENCE') AND d.valid_until < current_date - :days::int
      AND EXISTS (SELECT FROM document_links p WHERE p.document_id = d.id AND p.type = 'PARTNER')`,
};

const days = z.int();

/** The statements of a policy. */
export interface DueStatements {
  count: Statement<{ days: number }, { due: number; held: number }>;
  /** The next ones after an id, in the order of ids. */
  select: Statement<{ days: number; after: string; limit: number }, { id: string }>;
}

const buildStatements = (key: RetentionKey): DueStatements => ({
  count: statement(
    `retention.count.${key}`,
    { days },
    z.object({ due: z.int(), held: z.int() }),
    `SELECT count(*) FILTER (WHERE NOT held)::int AS due, count(*) FILTER (WHERE held)::int AS held FROM (${dueRecords[key]}) d`,
  ),
  select: statement(
    `retention.due.${key}`,
    { days, after: z.guid(), limit: z.int() },
    z.object({ id: z.uuid() }),
    `SELECT id FROM (${dueRecords[key]}) d WHERE NOT held AND id > :after ORDER BY id LIMIT :limit`,
  ),
});

export const dueStatements: Record<RetentionKey, DueStatements> = {
  TRIP_REQUESTS: buildStatements('TRIP_REQUESTS'),
  CONVERSATIONS: buildStatements('CONVERSATIONS'),
  TRAVELERS: buildStatements('TRAVELERS'),
  APPLICANTS: buildStatements('APPLICANTS'),
  CONTACT_REQUESTS: buildStatements('CONTACT_REQUESTS'),
  EMAILS: buildStatements('EMAILS'),
  INBOUND_EMAILS: buildStatements('INBOUND_EMAILS'),
  PARTNER_DOCUMENTS: buildStatements('PARTNER_DOCUMENTS'),
};

const unannounced = `FROM (${idle(`(:days::int - ${NOTICE_DAYS})`)}) i WHERE NOT i.held AND NOT EXISTS (SELECT FROM ${notices('i')})`;

/** Idle travelers who have to be told that they will be forgotten. */
export const selectUnannounced = statement(
  'retention.unannounced',
  { days, after: z.guid(), limit: z.int() },
  z.object({ id: z.uuid(), email: z.string(), givenName: z.string(), activeAt: z.date() }),
  `SELECT i.id, i.email, i.given_name AS "givenName", i.active_at AS "activeAt" ${unannounced} AND i.id > :after ORDER BY i.id LIMIT :limit`,
);

export const countUnannounced = statement(
  'retention.countUnannounced',
  { days },
  z.object({ count: z.int() }),
  `SELECT count(*)::int AS count ${unannounced}`,
);

/** What belongs to rejected companies: their people, papers, and what they wrote when they applied. */
export const selectApplicants = statement(
  'retention.applicants',
  { partnerIds: z.array(z.uuid()).readonly() },
  z.object({
    agentIds: z.array(z.uuid()),
    userIds: z.array(z.uuid()),
    contactRequestIds: z.array(z.uuid()),
    conversationIds: z.array(z.uuid()),
    sharedConversationIds: z.array(z.uuid()),
    documentIds: z.array(z.uuid()),
    mailIds: z.array(z.uuid()),
    recordIds: z.array(z.uuid()),
  }),
  `
  WITH agent AS (SELECT id, user_id FROM agents WHERE partner_id = ANY (:partnerIds::uuid[])
  ), account AS (SELECT id FROM users WHERE id IN (SELECT user_id FROM agent) OR (person_type = 'agent' AND person_id IN (SELECT id FROM agent))
  ), wrote AS (SELECT id, conversation_id FROM company_contact_requests WHERE partner_id = ANY (:partnerIds::uuid[]) AND kind = 'JOIN_AS_COMPANY'
  ), paper AS (
    SELECT d.id FROM documents d JOIN document_links l ON l.document_id = d.id AND l.type = 'PARTNER' AND l.target_id = ANY (:partnerIds::uuid[])
    WHERE d.status <> 'PURGED' AND d.category NOT IN ('INVOICE', 'CONTRACT')
  ), record AS (
    SELECT unnest(:partnerIds::uuid[]) AS id UNION SELECT id FROM agent UNION SELECT id FROM account UNION SELECT id FROM wrote UNION SELECT id FROM paper
  )
  SELECT ARRAY(SELECT id FROM agent) AS "agentIds", ARRAY(SELECT id FROM account) AS "userIds", ARRAY(SELECT id FROM wrote) AS "contactRequestIds",
    ARRAY(SELECT conversation_id FROM wrote WHERE conversation_id IS NOT NULL) AS "conversationIds",
    ARRAY(SELECT id FROM conversations WHERE partner_id = ANY (:partnerIds::uuid[])) AS "sharedConversationIds",
    ARRAY(SELECT id FROM paper) AS "documentIds",
    ARRAY(SELECT id FROM templated_emails WHERE person_id IN (SELECT id FROM agent) OR related_id IN (SELECT id FROM record)) AS "mailIds",
    ARRAY(SELECT id FROM record) AS "recordIds"`,
);

/** How the people of companies are called and reached. */
export const selectApplicantIdentities = statement(
  'retention.applicantIdentities',
  { partnerIds: z.array(z.uuid()).readonly() },
  z.object({ email: z.string().nullable(), givenName: z.string().nullable(), familyName: z.string().nullable() }),
  `
  SELECT email, given_name AS "givenName", family_name AS "familyName" FROM agents WHERE partner_id = ANY (:partnerIds::uuid[])
  UNION SELECT email, NULL, NULL FROM partners WHERE id = ANY (:partnerIds::uuid[]) AND email <> ''`,
);
