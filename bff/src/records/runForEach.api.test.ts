import { afterAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { enqueueJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createIntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { createMatchConversation } from '@farwend/tests/builders/matchConversation.ts';
import { createQualifiedRequest, loadPartnerId, loadPersonId } from '@farwend/tests/builders/tripMatch.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(server.databaseUrl, text, values);

await sql(`CREATE FUNCTION break_record() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''this record is broken''; END'`);

/** Makes every change of a record fail, and every mail about it, until it is mended. */
async function breakRecord(table: string, id: string): Promise<() => Promise<void>> {
  const when = (condition: string) => `FOR EACH ROW WHEN (${condition} = '${id}'::uuid) EXECUTE FUNCTION break_record()`;
  await sql(`CREATE TRIGGER broken BEFORE UPDATE ON ${table} ${when('OLD.id')}`);
  await sql(`CREATE TRIGGER broken BEFORE INSERT ON templated_emails ${when('NEW.related_id')}`);
  return async () => {
    await sql(`DROP TRIGGER broken ON ${table}`);
    await sql('DROP TRIGGER broken ON templated_emails');
  };
}

/** Runs a job that fails, and returns the reason. */
async function failJob(name: string, data = {}): Promise<string> {
  const ids = await enqueueJob(server, name, data);
  return waitFor(`the failure of ${name}`, async () => {
    const [job] = await sql<{ reason: string | null }>(
      `SELECT output ->> 'message' AS reason FROM pgboss.job WHERE id = ANY ($1) AND state IN ('retry', 'failed')`,
      [ids],
    );
    return job?.reason ?? undefined;
  });
}

test('a trip request that fails keeps no other waiting, and the job names it', async () => {
  const [broken, draft] = [await createQualifiedRequest(server, api), await createQualifiedRequest(server, api)];
  await sql(`UPDATE trip_requests SET status = 'BOOKED', departure_date = current_date WHERE id = $1`, [broken]);
  await sql(`UPDATE trip_requests SET status = 'DRAFT', status_changed_at = now() - interval '31 days' WHERE id = $1`, [draft]);
  const mend = await breakRecord('trip_requests', broken);
  expect(await failJob('tripRequestClocks')).toContain(`${broken}: `); // the first of the clocks; drafts are the third
  expect(await sql(`SELECT status FROM trip_requests WHERE id = $1`, [draft])).toEqual([{ status: 'EXPIRED' }]);
  await mend();
});

test('a partner that fails keeps no other waiting, and the job names it', async () => {
  const [broken, paused] = [await loadPartnerId(server, 'Acacia Quill'), await loadPartnerId(server, 'Stellwyn Cape')];
  await sql(`UPDATE partners SET status = 'ACTIVE', insurance = insurance || '{"expiresOn": "2020-01-01"}' WHERE id = $1`, [broken]);
  await sql(
    `UPDATE partners SET status = 'PAUSED', paused_until = current_date, insurance = insurance || '{"expiresOn": "2099-01-01"}' WHERE id = $1`,
    [paused],
  );
  const mend = await breakRecord('partners', broken);
  expect(await failJob('partnerClocks')).toContain(`${broken}: `); // suspensions come before ends of pauses
  expect(await sql(`SELECT status FROM partners WHERE id = $1`, [paused])).toEqual([{ status: 'ACTIVE' }]);
  await mend();
});

/** Two records that a job has to change, in the order in which it takes them, and what is true of one once it is done. */
interface Work {
  table: string;
  arrange: () => Promise<readonly [first: string, second: string]>;
  done: string;
  data?: object;
}

/** Two ids in their order, which is that of PostgreSQL. */
const inOrder = (rows: readonly { id: string }[]): readonly [string, string] => {
  const [first, second, ...others] = rows.map(({ id }) => id).toSorted();
  if (first === undefined || second === undefined || others.length > 0) throw new Error(`${rows.length} records, not two`);
  return [first, second];
};

/** Two conversations of new matches, changed in the same way. */
async function changeConversations(assignments: string): Promise<readonly [string, string]> {
  const conversations = [await createMatchConversation(server, api, 'LOST'), await createMatchConversation(server, api, 'LOST')];
  const ids = conversations.map(({ id }) => id);
  const long = `now() - interval '31 days'`;
  await sql(`UPDATE trip_matches SET status_changed_at = ${long} WHERE conversation_id = ANY ($1)`, [ids]);
  await sql(`UPDATE conversations SET ${assignments.replaceAll('long', long)} WHERE id = ANY ($1)`, [ids]);
  return inOrder(conversations);
}

const care = await loadPersonId(server, people.care);
const [careUser] = await sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [people.care]);

const works: readonly (readonly [job: string, what: string, work: Work])[] = [
  [
    'closeInvitations',
    'an old invitation',
    {
      table: 'users',
      arrange: async () =>
        inOrder(
          await sql<{ id: string }>(
            `UPDATE users SET status = 'PENDING', password_hash = NULL, status_changed_at = now() - interval '91 days'
             WHERE id IN (SELECT id FROM users WHERE person_type = 'agent' AND email NOT LIKE '%acacia%' ORDER BY email LIMIT 2) RETURNING id`,
          ),
        ),
      done: `status = 'DISABLED'`,
    },
  ],
  [
    'beforeYouGo',
    'a journey that begins soon',
    {
      table: 'trip_matches',
      arrange: async () => {
        const matches = [
          await createIntroducedMatch(server, people.lead, 'BOOKED'),
          await createIntroducedMatch(server, people.lead, 'BOOKED'),
        ];
        await sql(`UPDATE trip_matches SET travel_start = current_date + 3, travel_end = current_date + 9 WHERE id = ANY ($1)`, [
          matches.map(({ id }) => id),
        ]);
        return inOrder(matches);
      },
      done: `EXISTS (SELECT FROM templated_emails WHERE template_key = 'before-you-go' AND related_id = trip_matches.id)`,
    },
  ],
  [
    'reviewInvitations',
    'a journey that may be reviewed',
    {
      table: 'trip_matches',
      arrange: async () => {
        const matches = [
          await createIntroducedMatch(server, people.lead, 'COMPLETED'),
          await createIntroducedMatch(server, people.lead, 'COMPLETED'),
        ];
        await sql(`UPDATE trip_matches SET travel_start = current_date - 40, travel_end = current_date - 31 WHERE id = ANY ($1)`, [
          matches.map(({ id }) => id),
        ]);
        return inOrder(matches);
      },
      done: 'review_requested_at IS NOT NULL',
    },
  ],
  [
    'conversationClocks',
    'a conversation that has ended',
    {
      table: 'conversations',
      arrange: () => changeConversations('last_message_at = long, status_changed_at = long'),
      done: `status = 'CLOSED'`,
    },
  ],
  [
    'conversationClocks',
    'a reply that is overdue',
    {
      table: 'conversations',
      arrange: () => changeConversations(`sla_due_at = now() - interval '1 hour'`),
      done: 'sla_reminded_at IS NOT NULL',
    },
  ],
  [
    'conversationClocks',
    'a reply that is overdue for a day',
    {
      table: 'conversations',
      arrange: () =>
        changeConversations(`sla_due_at = now() - interval '25 hours', sla_reminded_at = now(), awaiting_reply_from = 'AGENT'`),
      done: 'care_called_at IS NOT NULL',
    },
  ],
  [
    'purgeDocuments',
    'a document that nobody uploaded',
    {
      table: 'documents',
      arrange: async () =>
        inOrder(
          await sql<{ id: string }>(
            `INSERT INTO documents (id, name, file_name, content_type, size_bytes, category, status, visibility, owner_person_id, created_at)
             SELECT gen_random_uuid(), 'Visa', 'visa.pdf', 'application/pdf', 1000, 'OTHER', 'PENDING_UPLOAD', 'OWNER_AND_STAFF', $1, now() - interval '2 days'
             FROM generate_series(1, 2) RETURNING id`,
            [await loadPersonId(server, people.dana)],
          ),
        ),
      done: `status = 'PURGED'`,
    },
  ],
  [
    'privacyRequests',
    'a privacy request that nobody confirmed',
    {
      table: 'privacy_requests',
      arrange: async () => {
        const ids = inOrder([{ id: randomUUID() }, { id: randomUUID() }]);
        await sql(
          `INSERT INTO privacy_requests (id, kind, subject_type, email, email_hmac, status, due_at, created_at)
           SELECT id, 'EXPORT', 'CONTACT', id || '@example.org', id::text, 'RECEIVED', now() + interval '27 days', now() - interval '80 hours' + n * interval '1 hour'
           FROM unnest($1::uuid[]) WITH ORDINALITY one (id, n)`,
          [ids],
        );
        return ids;
      },
      done: `status = 'CANCELLED'`,
    },
  ],
  [
    'assignUnowned',
    'a request that nobody looks after',
    {
      table: 'trip_requests',
      arrange: async () => {
        const ids = [await createQualifiedRequest(server, api), await createQualifiedRequest(server, api)] as const;
        await sql(`UPDATE trip_requests SET assigned_to_id = NULL, status_changed_at = now() - interval '9 years' WHERE id = $1`, [ids[0]]);
        await sql(`UPDATE trip_requests SET assigned_to_id = NULL, status_changed_at = now() - interval '8 years' WHERE id = $1`, [ids[1]]);
        return ids;
      },
      done: 'assigned_to_id IS NOT NULL',
    },
  ],
  [
    'reassignWork',
    'a request of somebody who has left',
    {
      table: 'trip_requests',
      arrange: async () => {
        await sql(`UPDATE users SET status = 'DISABLED' WHERE email = $1`, [people.care]);
        await sql(`UPDATE trip_requests SET assigned_to_id = NULL WHERE assigned_to_id = $1`, [care]);
        const ids = [await createQualifiedRequest(server, api), await createQualifiedRequest(server, api)] as const;
        await sql(`UPDATE trip_requests SET assigned_to_id = $2 WHERE id = ANY ($1)`, [ids, care]);
        return ids;
      },
      done: `assigned_to_id IS DISTINCT FROM '${care}'`,
      data: { userId: careUser?.id },
    },
  ],
];

test.each(works)('%s: %s that fails keeps no other waiting, and the job names it', async (job, _, { table, arrange, done, data }) => {
  const [broken, healthy] = await arrange();
  const mend = await breakRecord(table, broken);
  expect(await failJob(job, data)).toContain(`${broken}: `);
  const isDone = async (id: string) => (await sql(`SELECT ${done} AS done FROM ${table} WHERE id = $1`, [id]))[0];
  expect([await isDone(broken), await isDone(healthy)]).toEqual([{ done: false }, { done: true }]);
  await mend();
});
