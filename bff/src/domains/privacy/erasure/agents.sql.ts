import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

const idList = z.array(z.uuid()).readonly();
const ids = z.array(z.uuid());

const accounts = `SELECT id FROM users WHERE (person_type = 'agent' AND person_id = ANY (:agentIds::uuid[]))
  OR id IN (SELECT user_id FROM agents WHERE id = ANY (:agentIds::uuid[]))`;

/** What agents are or were called, and where they are or were reached. */
export const selectAgentIdentities = statement(
  'erasure.agentIdentities',
  { agentIds: idList },
  z.object({
    email: z.string().nullable(),
    givenName: z.string().nullable(),
    familyName: z.string().nullable(),
    phone: json<{ prefix: string; number: string } | null>().nullable(),
  }),
  `
  WITH account AS (${accounts})
  SELECT email, given_name AS "givenName", family_name AS "familyName", phone FROM agents WHERE id = ANY (:agentIds::uuid[])
  UNION SELECT email, given_name, family_name, NULL FROM users WHERE id IN (SELECT id FROM account)
  UNION SELECT snapshot ->> 'email', snapshot ->> 'givenName', snapshot ->> 'familyName', nullif(snapshot -> 'phone', 'null') FROM versions
    WHERE (entity_type = 'agent' AND entity_id = ANY (:agentIds::uuid[])) OR (entity_type = 'user' AND entity_id IN (SELECT id FROM account))`,
);

/** Everything that is an agent's own, and the conversations that name them. */
export const selectBelongingsOfAgents = statement(
  'erasure.belongingsOfAgents',
  { agentIds: idList, emails: z.array(z.string()).readonly() },
  z.object({
    userIds: ids,
    sharedConversationIds: ids,
    imageIds: ids,
    mailIds: ids,
    privacyRequestIds: ids,
    recordIds: ids,
    deviceIds: z.array(z.string()),
  }),
  `
  WITH account AS (${accounts}
  ), portrait AS (
    SELECT i.id FROM images i JOIN agents a ON a.photo ->> 'id' = i.id::text WHERE a.id = ANY (:agentIds::uuid[]) AND i.usage = 'PERSON'
      AND NOT EXISTS (SELECT FROM agents o WHERE o.photo ->> 'id' = i.id::text AND o.id <> ALL (:agentIds::uuid[]))
  ), record AS (SELECT unnest(:agentIds::uuid[]) AS id UNION SELECT id FROM account
  ), device AS (
    SELECT device_id FROM views WHERE user_id IN (SELECT id FROM account) UNION SELECT device_id FROM events WHERE user_id IN (SELECT id FROM account)
    UNION SELECT device_id FROM review_votes WHERE user_id IN (SELECT id FROM account)
  )
  SELECT ARRAY(SELECT id FROM account) AS "userIds",
    ARRAY(SELECT conversation_id FROM conversation_participants WHERE person_id = ANY (:agentIds::uuid[])
      UNION SELECT conversation_id FROM messages WHERE author_type = 'agent' AND author_id = ANY (:agentIds::uuid[])) AS "sharedConversationIds",
    ARRAY(SELECT id FROM portrait) AS "imageIds",
    ARRAY(SELECT id FROM templated_emails WHERE person_id = ANY (:agentIds::uuid[]) OR "to" && :emails::text[]
      OR related_id IN (SELECT id FROM record)) AS "mailIds",
    ARRAY(SELECT id FROM privacy_requests WHERE subject_id = ANY (:agentIds::uuid[]) OR email = ANY (:emails::text[])) AS "privacyRequestIds",
    ARRAY(SELECT id FROM record) AS "recordIds",
    ARRAY(SELECT device_id FROM device WHERE device_id IS NOT NULL AND device_id NOT LIKE 'erased%') AS "deviceIds"`,
);
