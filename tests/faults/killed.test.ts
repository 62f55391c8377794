import { contract } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createApi } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { startServerProcess } from '../builders/serverProcess.ts';
import { newEmail, tripRequestBody } from '../builders/tripRequest.ts';

const ROUNDS = 5;

test('when requests are resent with their idempotency keys, a server killed under load loses none and duplicates none', async () => {
  const env = { SEED: 'none' };
  let server = await startServerProcess({ env });
  const { databaseUrl, dataDir } = server;
  const drop = server; // owns the database
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const requests = Array.from({ length: 8 }, () => ({ key: randomUUID(), email: newEmail() }));
      const bodyOf = (email: string) =>
        tripRequestBody({ travelers: [{ email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }] });
      const send = ({ key, email }: (typeof requests)[number]) =>
        createApi(server).call(contract.tripRequests.create, { key, body: bodyOf(email) });

      const sent = requests.map((request) => send(request).catch(() => null)); // some get a response, some are cut off
      await wait(5 + round * 12);
      await server.kill();
      const first = await Promise.all(sent);

      server = await startServerProcess({ env, after: { databaseUrl, dataDir } });
      const again = await Promise.all(requests.map(send));
      expect(again.map(({ status }) => status)).toEqual(requests.map(() => 201));
      first.forEach((answer, index) => {
        if (answer?.status === 201) expect(again[index]?.body.id).toBe(answer.body.id);
      });
      const rows = await query<{ email: string; count: number; versions: number; audits: number; jobs: number }>(
        databaseUrl,
        `SELECT r.travelers -> 0 ->> 'email' AS email, count(*)::int AS count,
           sum((SELECT count(*) FROM versions v WHERE v.entity_id = r.id))::int AS versions,
           sum((SELECT count(*) FROM audit a WHERE a.entity_id = r.id AND a.action = 'CREATE'))::int AS audits,
           sum((SELECT count(*) FROM templated_emails m JOIN pgboss.job j ON j.name = 'sendMail' AND j.data ->> 'emailId' = m.id::text WHERE m.related_id = r.id))::int AS jobs
         FROM trip_requests r WHERE r.travelers -> 0 ->> 'email' = ANY ($1) GROUP BY 1 ORDER BY 1`,
        [requests.map(({ email }) => email)],
      );
      expect(rows).toEqual(
        requests
          .map(({ email }) => ({ email, count: 1, versions: 1, audits: 1, jobs: 1 }))
          .toSorted((a, b) => (a.email < b.email ? -1 : 1)),
      );
    }
  } finally {
    await server.stop();
    await drop.stop(); // already dead; drops its database
  }
});
