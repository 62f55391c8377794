import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../builders/eventually.ts';
import { waitForReceived, writeEmail } from '../builders/inboundMail.ts';
import { query } from '../builders/query.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { describeWith } from './services/describeWith.ts';
import { createDovecot, type Dovecot } from './services/startDovecot.ts';

const desk = 'hello@farwend.example';
const draft = (subject: string) => writeEmail({ from: 'Ana Duarte <ana@guests.example>', to: desk, subject, text: 'Does the ferry run?' });

describeWith(['dovecot'], 'a mailbox that two nodes read', () => {
  let dovecot: Dovecot;
  let env: Record<string, string>;
  let first: ServerProcess;
  let second: ServerProcess;

  const append = (raw: string) => dovecot.asOwner((client) => client.append('INBOX', raw));
  const count = (folder: string) =>
    dovecot.asOwner((client) => client.status(folder, { messages: true })).then((status) => status && status.messages);
  const rows = (sql: string, values: unknown[] = []) => query<Record<string, unknown>>(first.databaseUrl, sql, values);
  /** Appends a mail and waits until it was read. */
  const receive = async (subject: string) => {
    const { raw, messageId } = draft(subject);
    await append(raw);
    return { messageId, ...(await waitForReceived(first, messageId)) };
  };

  beforeAll(async () => {
    dovecot = await createDovecot();
    await dovecot.start();
    await append(draft('Before the start').raw);
    env = { INBOUND_IMAP_URL: dovecot.url(), NODE_EXTRA_CA_CERTS: dovecot.certificate };
    first = await startServerProcess({ env });
    second = await startServerProcess({ env, after: first });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
    await dovecot.remove();
  });

  test('what was there and what arrives becomes a contact request each, and is moved to Processed; one node reads', async () => {
    expect(await receive('While it runs')).toMatchObject({ status: 'NEW_REQUEST' });
    await eventually(async () => expect([await count('INBOX'), await count('Processed')]).toEqual([0, 2]));
    await eventually(async () =>
      expect(await rows(`SELECT subject, status FROM inbound_emails ORDER BY created_at`)).toEqual([
        { subject: 'Before the start', status: 'NEW_REQUEST' },
        { subject: 'While it runs', status: 'NEW_REQUEST' },
      ]),
    );
    await eventually(async () => expect(await dovecot.countConnections()).toBe(1));
  });

  test('a mail that is there again, as after an end between recording and moving, is received once', async () => {
    await dovecot.asOwner(async (client) => {
      await client.mailboxOpen('Processed');
      await client.messageCopy('1:*', 'INBOX');
    });
    await receive('After those'); // they are taken in their order
    await eventually(async () => expect([await count('INBOX'), await count('Processed')]).toEqual([0, 5]));
    await eventually(async () =>
      expect(await rows(`SELECT FROM pgboss.job WHERE name = 'receiveEmail' AND state <> 'completed'`)).toEqual([]),
    );
    expect(await rows(`SELECT FROM inbound_emails`)).toHaveLength(3);
    expect(await rows(`SELECT FROM contact_requests WHERE email = 'ana@guests.example'`)).toHaveLength(3);
  });

  test('a mail that is too large is set aside with a reason, and those behind it are taken', async () => {
    const large = draft('A film of the ferry');
    await append(large.raw + `${'x'.repeat(998)}\r\n`.repeat(26_300));
    await receive('Behind the film');
    expect(await waitForReceived(first, large.messageId)).toMatchObject({ status: 'REJECTED', reason: 'It has more than 25 MB.' });
    await eventually(async () => expect([await count('INBOX'), await count('Refused')]).toEqual([0, 1]));
  });

  test('after the mail server was away, and after the reading node has died, mail is taken again', async () => {
    await dovecot.stop();
    await dovecot.start();
    await receive('After the restart');
    await first.kill();
    await receive('By the other node');
    first = await startServerProcess({ env, after: first });
    await eventually(async () => expect(await count('INBOX')).toBe(0));
  });
});

describeWith(['dovecot'], 'a mailbox that cannot be opened', () => {
  test('a wrong password is told to the operators once, and does not end the server', async () => {
    const dovecot = await createDovecot();
    await dovecot.start();
    const env = {
      INBOUND_IMAP_URL: dovecot.url('not-the-password'),
      NODE_EXTRA_CA_CERTS: dovecot.certificate,
      OPS_EMAIL: 'operations@example.org',
    };
    const server = await startServerProcess({ env: { ...env, LOG_LEVEL: 'warn' } });
    const attempts = () => server.output().match(/the mailbox of received mail cannot be read/g) ?? [];
    await eventually(() => expect(attempts().length).toBeGreaterThanOrEqual(3));
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    const alerts = `SELECT data ->> 'detail' AS detail FROM templated_emails WHERE template_key = 'ops-alert' AND "to" = '{operations@example.org}'`;
    expect(await query(server.databaseUrl, alerts)).toEqual([
      { detail: expect.stringMatching(/^The mail server localhost answered: .*[Aa]uthentication failed.*Check INBOUND_IMAP_URL/) },
    ]);
    expect(server.output()).not.toContain('not-the-password');
    await server.stop();
    await dovecot.remove();
  });
});
