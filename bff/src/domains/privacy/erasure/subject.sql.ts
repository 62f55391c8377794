import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import { belongingShapes } from './parameters.ts';

const idList = z.array(z.uuid()).readonly();

/** The records of one person: the given one, and all that were merged with it, directly or not. */
export const selectTravelerIds = statement(
  'erasure.travelers',
  { travelerId: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  WITH RECURSIVE same AS (
    SELECT :travelerId::uuid AS id
    UNION SELECT CASE WHEN t.id = same.id THEN t.merged_into_id ELSE t.id END
    FROM same JOIN travelers t ON t.merged_into_id IS NOT NULL AND (t.id = same.id OR t.merged_into_id = same.id)
  ) SELECT t.id FROM same JOIN travelers t ON t.id = same.id ORDER BY 1`,
);

// Of a name that was typed in one field.
const givenName = `split_part(trim(name), ' ', 1)`;
const familyName = `nullif(regexp_replace(trim(name), '^\\S+\\s*', ''), '')`;

/** What the person is or was called, and where they are or were reached: in their records, accounts, earlier versions and parties. */
export const selectIdentities = statement(
  'erasure.identities',
  { travelerIds: idList, emails: z.array(z.string()).readonly() },
  z.object({
    email: z.string().nullable(),
    givenName: z.string().nullable(),
    familyName: z.string().nullable(),
    phone: json<{ prefix: string; number: string } | null>().nullable(),
  }),
  `
  WITH accounts AS (
    SELECT id, email, given_name, family_name FROM users
    WHERE (person_type = 'traveler' AND person_id = ANY (:travelerIds::uuid[]))
      OR id IN (SELECT user_id FROM travelers WHERE id = ANY (:travelerIds::uuid[]))
  )
  SELECT email, given_name AS "givenName", family_name AS "familyName", phone FROM travelers WHERE id = ANY (:travelerIds::uuid[])
  UNION SELECT email, given_name, family_name, NULL FROM accounts
  UNION SELECT snapshot ->> 'email', snapshot ->> 'givenName', snapshot ->> 'familyName', nullif(snapshot -> 'phone', 'null') FROM versions
    WHERE (entity_type = 'traveler' AND entity_id = ANY (:travelerIds::uuid[])) OR (entity_type = 'user' AND entity_id IN (SELECT id FROM accounts))
  UNION SELECT item ->> 'email', item ->> 'givenName', item ->> 'familyName', nullif(item -> 'phone', 'null')
    FROM trip_requests, jsonb_array_elements(travelers) item
    WHERE traveler_ids && :travelerIds::uuid[] AND item ->> 'travelerId' = ANY (:travelerIds::uuid[]::text[])
  UNION SELECT email, ${givenName}, ${familyName}, phone FROM company_contact_requests WHERE email = ANY (:emails::text[])
  UNION SELECT email, ${givenName}, ${familyName}, NULL FROM contact_requests WHERE email = ANY (:emails::text[])
  UNION SELECT email, NULL, full_name, NULL FROM newsletter_requests WHERE email = ANY (:emails::text[])
  UNION SELECT unnest(:emails::text[]), NULL, NULL, NULL`,
);

/** Everything that is theirs, by table; of a trip or a conversation alone, if no traveler and no address is given. */
export const selectBelongings = statement(
  'erasure.belongings',
  { travelerIds: idList, emails: z.array(z.string()).readonly(), closedRequestIds: idList, closedConversationIds: idList },
  z.object(belongingShapes),
  `
  WITH account AS (
    SELECT id FROM users WHERE (person_type = 'traveler' AND person_id = ANY (:travelerIds::uuid[]))
      OR id IN (SELECT user_id FROM travelers WHERE id = ANY (:travelerIds::uuid[]))
  ), party AS (
    SELECT r.id, r.device_id, r.id = ANY (:closedRequestIds::uuid[]) OR EXISTS (SELECT FROM jsonb_array_elements(r.travelers) item
      WHERE (item ->> 'isPrimary')::boolean
        AND (item ->> 'travelerId' = ANY (:travelerIds::uuid[]::text[]) OR lower(item ->> 'email') = ANY (:emails::text[]))) AS leads
    FROM trip_requests r WHERE r.id = ANY (:closedRequestIds::uuid[]) OR r.traveler_ids && :travelerIds::uuid[]
      OR (r.status IN ('DRAFT', 'EXPIRED') AND EXISTS (
        SELECT FROM jsonb_array_elements(r.travelers) item WHERE lower(item ->> 'email') = ANY (:emails::text[])))
  ), own AS (SELECT id, device_id FROM party WHERE leads
  ), matched AS (SELECT m.id, m.partner_id FROM trip_matches m JOIN own ON own.id = m.trip_request_id
  ), joined AS (
    SELECT conversation_id AS id FROM conversation_participants WHERE person_id = ANY (:travelerIds::uuid[]) OR guest_email = ANY (:emails::text[])
  ), talk AS (
    SELECT c.id, (c.trip_request_id IN (SELECT id FROM own) OR c.subject_type IN ('SUPPORT', 'CONTACT_REQUEST', 'COMPANY_CONTACT_REQUEST')) AS leads FROM conversations c
    WHERE c.trip_request_id IN (SELECT id FROM own) OR c.id IN (SELECT id FROM joined) OR c.id = ANY (:closedConversationIds::uuid[])
  ), sold AS (SELECT s.id FROM sales_recordings s JOIN own ON own.id = s.trip_request_id
  ), paper AS (
    SELECT d.id, d.category IN ('INVOICE', 'CONTRACT') AS stays FROM documents d
    WHERE d.status <> 'PURGED' AND (d.owner_person_id = ANY (:travelerIds::uuid[]) OR d.id IN (
      SELECT l.document_id FROM document_links l WHERE (l.type = 'TRAVELER' AND l.target_id = ANY (:travelerIds::uuid[]))
        OR (l.type = 'TRIP_REQUEST' AND l.target_id IN (SELECT id FROM own)) OR (l.type = 'TRIP_MATCH' AND l.target_id IN (SELECT id FROM matched))
        OR (l.type = 'SALES_RECORDING' AND l.target_id IN (SELECT id FROM sold))
      UNION ALL SELECT unnest(m.document_ids) FROM messages m WHERE m.author_type = 'guest' AND m.conversation_id IN (SELECT id FROM talk WHERE leads)))
      AND (cardinality(:closedRequestIds::uuid[]) = 0 OR NOT EXISTS (SELECT FROM document_links o WHERE o.document_id = d.id AND o.type <> 'PARTNER'
        AND o.target_id NOT IN (SELECT id FROM own UNION ALL SELECT id FROM matched UNION ALL SELECT id FROM sold)))
  ), device AS (
    SELECT device_id FROM own WHERE id <> ALL (:closedRequestIds::uuid[]) UNION SELECT device_id FROM views WHERE user_id IN (SELECT id FROM account)
    UNION SELECT device_id FROM events WHERE user_id IN (SELECT id FROM account)
    UNION SELECT device_id FROM review_votes WHERE user_id IN (SELECT id FROM account)
  ), wrote AS (
    SELECT id FROM contact_requests WHERE email = ANY (:emails::text[]) OR created_by_id IN (SELECT id FROM account)
    UNION ALL SELECT id FROM company_contact_requests WHERE email = ANY (:emails::text[]) OR created_by_id IN (SELECT id FROM account)
    UNION ALL SELECT id FROM newsletter_requests WHERE email = ANY (:emails::text[])
  ), record AS (
    SELECT unnest(:travelerIds::uuid[]) AS id UNION SELECT id FROM account UNION SELECT id FROM own UNION SELECT id FROM matched
    UNION SELECT id FROM talk WHERE leads UNION SELECT id FROM paper UNION SELECT id FROM sold UNION SELECT id FROM wrote
    UNION SELECT id FROM traveler_profiles WHERE traveler_id = ANY (:travelerIds::uuid[])
    UNION SELECT id FROM reviews WHERE traveler_id = ANY (:travelerIds::uuid[])
    UNION SELECT id FROM messages WHERE author_id = ANY (:travelerIds::uuid[]) OR conversation_id IN (SELECT id FROM talk WHERE leads)
    UNION SELECT id FROM screening_results WHERE subject_id IN (SELECT id FROM own)
    UNION SELECT id FROM notes WHERE subject_id = ANY (:travelerIds::uuid[]) OR subject_id IN (SELECT id FROM own)
      OR subject_id IN (SELECT id FROM matched) OR subject_id IN (SELECT id FROM talk WHERE leads)
  )
  SELECT ARRAY(SELECT id FROM account) AS "userIds", ARRAY(SELECT id FROM own) AS "requestIds",
    ARRAY(SELECT id FROM party WHERE NOT leads) AS "sharedRequestIds", ARRAY(SELECT id FROM matched) AS "matchIds",
    ARRAY(SELECT id FROM talk WHERE leads) AS "conversationIds", ARRAY(SELECT id FROM talk WHERE NOT leads) AS "sharedConversationIds",
    ARRAY(SELECT id FROM paper WHERE NOT stays) AS "documentIds", ARRAY(SELECT id FROM paper WHERE stays) AS "keptDocumentIds",
    ARRAY(SELECT id FROM images WHERE created_by_id IN (SELECT id FROM account)) AS "imageIds",
    ARRAY(SELECT id FROM templated_emails WHERE person_id = ANY (:travelerIds::uuid[]) OR "to" && :emails::text[]
      OR related_id IN (SELECT id FROM record)) AS "mailIds",
    ARRAY(SELECT id FROM privacy_requests WHERE subject_id = ANY (:travelerIds::uuid[]) OR email = ANY (:emails::text[])) AS "privacyRequestIds",
    ARRAY(SELECT device_id FROM device WHERE device_id IS NOT NULL AND device_id NOT LIKE 'erased%') AS "deviceIds",
    ARRAY(SELECT id FROM record) AS "recordIds"`,
);

/** The files of documents, and the originals of pictures. */
export const selectFiles = statement(
  'erasure.files',
  { documentIds: idList, imageIds: idList },
  z.object({ documents: z.array(z.string()), pictures: z.array(z.string()) }),
  `
  SELECT ARRAY(SELECT storage_key FROM documents WHERE id = ANY (:documentIds) AND storage_key IS NOT NULL) AS documents,
    ARRAY(SELECT left(sha256, 32) FROM images i WHERE id = ANY (:imageIds) AND sha256 IS NOT NULL
      AND NOT EXISTS (SELECT FROM images o WHERE o.sha256 = i.sha256 AND o.id <> ALL (:imageIds::uuid[]))) AS pictures`,
);

/** The files of emails that we received from somebody, to them, or in their conversations. */
export const selectReceivedEmails = statement(
  'erasure.receivedEmails',
  { inboundEmailIds: idList, conversationIds: idList, emails: z.array(z.string()).readonly() },
  z.object({ key: z.string() }),
  `
  SELECT coalesce(storage_key, '') AS key FROM inbound_emails WHERE storage_key IS NOT NULL AND (id = ANY (:inboundEmailIds::uuid[])
    OR conversation_id = ANY (:conversationIds::uuid[]) OR from_address = ANY (:emails::text[]) OR to_addresses && :emails::text[])`,
);

/** The travelers of a trip or a conversation, and the addresses of its party. */
export const selectParty = statement(
  'erasure.party',
  { closedRequestIds: idList, closedConversationIds: idList },
  z.object({ travelerIds: z.array(z.uuid()), emails: z.array(z.string()) }),
  `
  WITH trip AS (SELECT traveler_ids, travelers FROM trip_requests WHERE id = ANY (:closedRequestIds::uuid[]))
  SELECT ARRAY(SELECT unnest(traveler_ids) FROM trip
      UNION SELECT person_id FROM conversation_participants WHERE person_type = 'traveler' AND (conversation_id = ANY (:closedConversationIds::uuid[])
        OR conversation_id IN (SELECT id FROM conversations WHERE trip_request_id = ANY (:closedRequestIds::uuid[])))) AS "travelerIds",
    ARRAY(SELECT DISTINCT lower(item ->> 'email') FROM trip, jsonb_array_elements(travelers) item
      WHERE item ->> 'email' LIKE '%@%' AND item ->> 'email' NOT LIKE '%@erased.invalid') AS emails`,
);

/** What contact requests whose time is over have beside themselves: their conversations and mails, and how the askers are called. */
export const selectContacts = statement(
  'erasure.contacts',
  { contactRequestIds: idList },
  z.object({
    conversationIds: z.array(z.uuid()),
    documentIds: z.array(z.uuid()),
    mailIds: z.array(z.uuid()),
    recordIds: z.array(z.uuid()),
    emails: z.array(z.string()),
  }),
  `
  WITH asked AS (
    SELECT id, email, conversation_id FROM contact_requests WHERE id = ANY (:contactRequestIds::uuid[])
    UNION ALL SELECT id, email, conversation_id FROM company_contact_requests WHERE id = ANY (:contactRequestIds::uuid[])
  ), sent AS (
    SELECT d.id FROM messages m JOIN documents d ON d.id = ANY (m.document_ids) AND d.status <> 'PURGED'
    WHERE m.author_type = 'guest' AND m.conversation_id IN (SELECT conversation_id FROM asked)
  ), record AS (
    SELECT id FROM asked UNION SELECT conversation_id FROM asked WHERE conversation_id IS NOT NULL
    UNION SELECT id FROM messages WHERE conversation_id IN (SELECT conversation_id FROM asked) UNION SELECT id FROM sent
  )
  SELECT ARRAY(SELECT conversation_id FROM asked WHERE conversation_id IS NOT NULL) AS "conversationIds",
    ARRAY(SELECT id FROM sent) AS "documentIds",
    ARRAY(SELECT id FROM templated_emails WHERE related_id IN (SELECT id FROM record)) AS "mailIds",
    ARRAY(SELECT id FROM record) AS "recordIds", ARRAY(SELECT DISTINCT email FROM asked) AS emails`,
);
