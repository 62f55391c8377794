import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { inboundEnv, postEmail, waitForReceived } from '@farwend/tests/builders/inboundMail.ts';
import { readEmails, waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer({ env: inboundEnv });
const api = createApi(server);
afterAll(() => server.stop());

const { contactRequests, suppressions, templatedEmails } = contract;
let count = 0;

async function ask(email: string) {
  const body = { option: 'OTHER' as const, name: 'Ana Duarte', email, message: 'Does the ferry run in winter?' };
  const { body: sent } = await api.call(contactRequests.create, { captcha: 'contact', body });
  return sent.id;
}

/** Delivers what a mail server writes when it cannot deliver one of our mails (RFC 3464). */
async function report(originalMessageId: string, action: 'failed' | 'delayed', recipient: string) {
  const messageId = `<report-${(count += 1)}@mx.guests.example>`;
  const raw = [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.guests.example>',
    'To: hello@farwend.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: ${messageId}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_1"',
    '',
    '--=_1',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '--=_1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.guests.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such user',
    '',
    '--=_1',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${originalMessageId}`,
    'Subject: We have your message',
    '',
    '--=_1--',
    '',
  ].join('\r\n');
  expect(await postEmail(server, raw)).toBe(202);
  return waitForReceived(server, messageId);
}

const listOf = async (email: string) => (await api.call(suppressions.list, { as: 'care', query: { email } })).body.items;

test('an address whose mail comes back gets no more, until our team lifts it', async () => {
  const email = 'gone@guests.example';
  await ask(email);
  const receipt = await waitForEmail(server, email, /A person reads your message/);
  const sent = receipt.messageId.slice(1, receipt.messageId.indexOf('@'));
  await eventually(async () => {
    const { body } = await api.call(templatedEmails.read, { as: 'care', params: { id: sent } });
    expect(body.status).toBe('SENT');
  });
  expect(await report(receipt.messageId, 'delayed', email)).toMatchObject({ status: 'BOUNCE', reason: expect.stringContaining('late') });
  expect(await listOf(email)).toEqual([]);
  expect(await report(receipt.messageId, 'failed', email)).toMatchObject({ status: 'BOUNCE', conversationId: expect.any(String) });
  const { body: bounced } = await api.call(templatedEmails.read, { as: 'care', params: { id: sent } });
  expect(bounced).toMatchObject({ status: 'BOUNCED', error: 'smtp; 550 5.1.1 No such user' });
  const [suppressed, ...others] = await listOf(email);
  expect(suppressed).toMatchObject({ email, templatedEmailId: sent, reason: 'smtp; 550 5.1.1 No such user' });
  expect(others).toEqual([]);

  const id = await ask(email);
  await eventually(async () => {
    const [mail] = await query<{ status: string }>(
      server.databaseUrl,
      `SELECT status FROM templated_emails WHERE related_id = $1 AND status <> 'QUEUED'`,
      [id],
    );
    expect(mail?.status).toBe('SUPPRESSED');
  });
  expect(await readEmails(server, email)).toHaveLength(1);
  expect((await api.call(suppressions.remove, { as: 'care', params: { id: suppressed?.id ?? '' } })).status).toBe(204);
  await ask(email);
  await eventually(async () => expect(await readEmails(server, email)).toHaveLength(2));
});

test('a report about no mail of ours stops nothing', async () => {
  const email = 'victim@guests.example';
  for (const original of [`<${crypto.randomUUID()}@farwend.example>`, '<something@else.example>'])
    expect(await report(original, 'failed', email)).toMatchObject({ status: 'BOUNCE', reason: 'It is about no email of ours.' });
  expect(await listOf(email)).toEqual([]);
});
