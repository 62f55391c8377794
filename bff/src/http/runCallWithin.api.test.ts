import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { settingsOf } from '@farwend/tests/builders/runCommand.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { loadPerson } from '#src/domains/accounts/users/loadPerson.ts';
import { createActor } from '#src/kernel/actor.ts';
import { withServices } from '#src/withServices.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(server.databaseUrl, text, values);

test('a call within another, as of bulk actions and imports, asks for the proof that it asks for by itself', async () => {
  await api.send('GET', '/v3/users/current', { as: 'admin' });
  const [admin] = await sql<{ userId: string; tokenId: string }>(
    `SELECT u.id AS "userId", t.id AS "tokenId" FROM users u JOIN tokens t ON t.user_id = u.id WHERE u.email = $1`,
    [people.admin],
  );
  const [traveler] = await sql<{ id: string }>(`SELECT id FROM travelers WHERE email = $1`, [people.dana]);
  if (!admin || !traveler) throw new Error('the demo data lack the administrator or Dana');
  await sql(
    `INSERT INTO user_factors (id, user_id, kind, name, credential_id, public_key, sign_count) VALUES (gen_random_uuid(), $1, 'PASSKEY', 'Key', 'a', 'b', 0)`,
    [admin.userId],
  );
  const prove = (ago: string) => sql(`UPDATE tokens SET proven_at = now() - $2::interval WHERE id = $1`, [admin.tokenId, ago]);

  await withServices(settingsOf(server), async (services) => {
    const person = await loadPerson(admin.userId, services);
    const actAs = (tokenId: string | null) =>
      createActor(person ?? null, { via: 'bearer', sessionHandle: null, tokenId, deviceId: null, ipHash: '' });
    const erase = (tokenId: string | null = admin.tokenId) =>
      services.db.transaction((db) =>
        services.runCall(
          contract.privacyRequests.eraseTraveler,
          { params: { id: traveler.id } },
          { ...services, db, actor: actAs(tokenId), requestId: randomUUID(), ifMatch: null, captchaSolved: false, userAgent: null },
        ),
      );
    await prove('11 minutes');
    await expect(erase()).rejects.toMatchObject({ errorCode: 'auth.stepUpRequired' });
    await prove('1 minute');
    await expect(erase(null)).rejects.toMatchObject({ errorCode: 'auth.stepUpRequired' }); // a job has no token
    expect(await erase()).toMatchObject({ kind: 'ERASE' });
  });
});
