import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi } from '@farwend/tests/builders/api.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { deliver, inboundEnv, postEmail, replyDomain, waitForReceived, writeEmail } from '@farwend/tests/builders/inboundMail.ts';
import { readEmails, waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer({ env: inboundEnv });
const api = createApi(server);
afterAll(() => server.stop());

const { contactRequests, conversations, documents, inboundEmails } = contract;
/** In two parts, so that no scanner takes this file for infected. */
const infectedFile = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));
const desk = 'hello@farwend.example';
let count = 0;

/** Sends the contact form under an address of its own, and returns the receipt with what was opened. */
async function ask() {
  const email = `asker${(count += 1)}@guests.example`;
  const body = { option: 'PLAN_A_TRIP' as const, name: 'Ana Duarte', email, message: 'Does the ferry run in winter?' };
  const { body: sent } = await api.call(contactRequests.create, { captcha: 'contact', body });
  const receipt = await waitForEmail(server, email, /A person reads your message/);
  return { id: sent.id, email, from: `Ana Duarte <${email}>`, conversationId: sent.conversationId ?? '', receipt };
}

/** Answers, and returns the mail with the answer. */
async function answer(id: string, email: string, words: string) {
  await api.call(contactRequests.update, { as: 'care', params: { id }, body: { status: 'ANSWERED', answer: words } });
  return waitForEmail(server, email, new RegExp(words));
}

async function readMessages(id: string) {
  const { body } = await api.call(conversations.messages, { as: 'care', params: { id } });
  return body.items.toReversed(); // newest last
}

const readStatus = async (id: string) => (await api.call(contactRequests.read, { as: 'care', params: { id } })).body.status;

describe('a reply by mail', () => {
  test('continues the thread of receipt and answer: one conversation, and one thread of mails', async () => {
    const { id, email, from, conversationId, receipt } = await ask();
    const mail = await answer(id, email, 'It does, on Fridays.');
    expect(mail).toMatchObject({ inReplyTo: receipt.messageId, references: receipt.messageId, replyTo: receipt.replyTo });
    expect(mail.messageId).not.toBe(receipt.messageId);
    expect(mail.replyTo).toMatch(new RegExp(`^reply\\+[0-9a-f]{32}@${replyDomain}$`));
    const text = `And on Sundays?\n\nOn Fri, 27 Nov 2026 at 09:00, Farwend <${desk}> wrote:\n> It does, on Fridays.\n> To write back, reply.`;
    const messageId = '<first-reply@guests.example>';
    const received = await deliver(server, { from, to: mail.replyTo, text, messageId, inReplyTo: mail.messageId });
    expect(received).toMatchObject({ status: 'MATCHED', reason: null, conversationId });
    expect((await readMessages(conversationId)).map(({ authorType, body }) => [authorType, body])).toEqual([
      ['guest', 'Does the ferry run in winter?'],
      ['teamMember', 'It does, on Fridays.'],
      ['guest', 'And on Sundays?'],
    ]);
    expect(await readStatus(id)).toBe('OPEN');
    const second = await answer(id, email, 'Never on Sundays.');
    expect(second.inReplyTo).toBe(messageId);
    expect(second.references.split(' ')).toEqual([receipt.messageId, mail.messageId, messageId]);
  });

  test('is known by its address when the mail program begins a new thread', async () => {
    const { from, conversationId, receipt } = await ask();
    const received = await deliver(server, { from, to: receipt.replyTo, subject: 'Something else', text: 'One more question.' });
    expect(received).toMatchObject({ status: 'MATCHED', conversationId });
  });

  test('is known by the mails it continues when it is sent to our own address', async () => {
    const { from, conversationId, receipt } = await ask();
    const received = await deliver(server, {
      from: from.toUpperCase(),
      to: desk,
      inReplyTo: receipt.messageId,
      text: 'Written from my phone.',
    });
    expect(received).toMatchObject({ status: 'MATCHED', conversationId });
  });

  test('is never known by its subject', async () => {
    const { email, from, conversationId, receipt } = await ask();
    const messageId = '<same-subject@guests.example>';
    const received = await deliver(server, { from, to: desk, subject: `Re: ${receipt.subject}`, text: 'Do you remember me?', messageId });
    expect(received.status).toBe('NEW_REQUEST');
    expect(received.conversationId).not.toBe(conversationId);
    expect((await readMessages(conversationId)).length).toBe(1);
    const [message] = await readMessages(received.conversationId ?? '');
    expect(message).toMatchObject({ authorType: 'guest', authorName: 'Ana Duarte', body: expect.stringContaining('Do you remember me?') });
    await eventually(async () => expect((await readEmails(server, email)).map(({ inReplyTo }) => inReplyTo)).toContain(messageId));
  });

  test('reopens what was closed', async () => {
    const { id, email, from, receipt } = await ask();
    await answer(id, email, 'Closed with this.');
    await api.call(contactRequests.update, { as: 'care', params: { id }, body: { status: 'CLOSED' } });
    expect(await deliver(server, { from, to: receipt.replyTo, text: 'Not quite.' })).toMatchObject({ status: 'MATCHED' });
    expect(await readStatus(id)).toBe('OPEN');
  });

  test('with an infected file is answered with nothing, since its sender may be forged; our team sees that the file is locked', async () => {
    const { email, from, conversationId, receipt } = await ask();
    await deliver(server, { from, to: receipt.replyTo, files: { 'visa.txt': { type: 'text/plain', content: infectedFile } } });
    const [, message] = await readMessages(conversationId);
    const id = message?.documentIds[0] ?? '';
    await eventually(async () => {
      expect((await api.call(documents.read, { as: 'care', params: { id } })).body).toMatchObject({ status: 'QUARANTINED' });
    });
    expect(await api.call(documents.downloadUrl, { as: 'care', params: { id } })).toMatchObject({ status: 423 });
    expect((await readEmails(server, email)).some(({ subject }) => subject.includes('visa.txt'))).toBe(false);
  });

  test('brings files, which are scanned, but no programs', async () => {
    const { from, conversationId, receipt } = await ask();
    const files = {
      'tickets.pdf': { type: 'application/pdf', content: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n') },
      'notes.txt': { type: 'text/plain', content: Buffer.from('Cabin 14') },
      'setup.exe': { type: 'application/octet-stream', content: Buffer.from('4d5a900003000000040000', 'hex') },
    };
    const received = await deliver(server, { from, to: receipt.replyTo, text: 'Here they are.', files });
    expect(received).toMatchObject({ status: 'MATCHED', reason: expect.stringContaining('setup.exe') });
    const [, message] = await readMessages(conversationId);
    expect(message?.documentIds).toHaveLength(2);
    for (const documentId of message?.documentIds ?? []) {
      await eventually(async () => {
        const { body } = await api.call(documents.read, { as: 'care', params: { id: documentId } });
        expect(body).toMatchObject({ status: 'AVAILABLE', visibility: 'STAFF' });
      });
      expect((await api.call(documents.read, { as: 'dana', params: { id: documentId } })).status).toBe(404);
    }
  });

  test('of a traveler is written with the rights of their account', async () => {
    const post = { subjectType: 'SUPPORT' as const, title: 'Visas', body: 'Do our children need visas?' };
    const { body: opened } = await api.call(conversations.create, { as: 'dana', body: post });
    const [me] = await query<{ id: string; email: string }>(
      server.databaseUrl,
      `WITH me AS (SELECT t.id, t.email FROM conversation_participants p JOIN travelers t ON t.id = p.person_id WHERE p.conversation_id = $1)
       , token AS (INSERT INTO reply_tokens (token_hash, conversation_id, person_id) SELECT sha256($2), $1, id FROM me)
       SELECT id, email FROM me`,
      [opened.id, '0123456789abcdef0123456789abcdef'],
    );
    const to = `reply+0123456789ABCDEF0123456789abcdef@${replyDomain}`;
    expect(await deliver(server, { from: me?.email ?? '', to, text: 'We are four.' })).toMatchObject({ status: 'MATCHED' });
    expect((await readMessages(opened.id)).at(-1)).toMatchObject({ authorId: me?.id, authorType: 'traveler', body: 'We are four.' });
    await deliver(server, { from: me?.email ?? '', to, files: { 'visa.txt': { type: 'text/plain', content: infectedFile } } });
    expect(await waitForEmail(server, me?.email ?? '', /the check of “visa.txt” found something/)).toBeDefined();
    await query(server.databaseUrl, `UPDATE conversation_participants SET left_at = now() WHERE conversation_id = $1`, [opened.id]);
    expect(await deliver(server, { from: me?.email ?? '', to, text: 'Are you there?' })).toMatchObject({ status: 'UNMATCHED' });
  });

  test('comes too late after 180 silent days', async () => {
    const { from, conversationId, receipt } = await ask();
    await query(server.databaseUrl, `UPDATE conversations SET last_message_at = now() - interval '181 days' WHERE id = $1`, [
      conversationId,
    ]);
    expect(await deliver(server, { from, to: receipt.replyTo })).toMatchObject({ status: 'UNMATCHED' });
  });
});

describe('a mail of somebody else', () => {
  test('with the address of a conversation is left to our team, which may attach it', async () => {
    const { conversationId, receipt } = await ask();
    const forged = await deliver(server, {
      from: 'mallory@evil.example',
      to: receipt.replyTo,
      inReplyTo: receipt.messageId,
      text: 'Pay here.',
    });
    expect(forged).toMatchObject({ status: 'UNMATCHED', conversationId: null });
    expect((await readMessages(conversationId)).length).toBe(1);
    const params = { id: forged.id };
    const { body: read } = await api.call(inboundEmails.read, { as: 'care', params });
    expect(read).toMatchObject({ from: 'mallory@evil.example', text: 'Pay here.', to: [receipt.replyTo] });
    const { body: list } = await api.call(inboundEmails.list, {
      as: 'admin',
      query: { status: 'UNMATCHED', from: 'mallory@evil.example' },
    });
    expect(list.items.map(({ id, text }) => [id, text])).toEqual([[forged.id, undefined]]);
    const unknown = await api.call(inboundEmails.update, { as: 'care', params, body: { conversationId: crypto.randomUUID() } });
    expect(unknown).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/conversationId', code: 'unknown' }] } });
    const attached = await api.call(inboundEmails.update, { as: 'care', params, body: { conversationId } });
    expect(attached).toMatchObject({ status: 200, body: { status: 'MATCHED', conversationId, reason: null } });
    expect((await readMessages(conversationId)).at(-1)).toMatchObject({
      id: attached.body.postedMessageId,
      authorType: 'guest',
      body: 'Pay here.',
    });
    const { body: another } = await api.call(conversations.create, {
      as: 'dana',
      body: { subjectType: 'SUPPORT', title: 'Visas', body: 'Hello?' },
    });
    expect((await api.call(inboundEmails.update, { as: 'care', params, body: { conversationId: another.id } })).status).toBe(409);
  });

  test('who forges the sender is left to our team, if our mail server says so', async () => {
    const { from, receipt } = await ask();
    const results = (server: string, dmarc: string) =>
      `Authentication-Results: ${server}; spf=pass (ok) smtp.mailfrom=x.example; dmarc=${dmarc}`;
    const draft = { from, to: receipt.replyTo };
    const failed = await deliver(server, {
      ...draft,
      headers: [results('mx.farwend.example', 'fail'), results('mx.farwend.example', 'pass')],
    });
    expect(failed).toMatchObject({ status: 'UNMATCHED', reason: expect.stringContaining('DMARC') });
    const { body } = await api.call(inboundEmails.read, { as: 'care', params: { id: failed.id } });
    expect(body.auth).toEqual({ spf: 'pass', dkim: null, dmarc: 'fail' });
    const others = await deliver(server, { ...draft, headers: [results('mx.evil.example', 'fail')] });
    expect(others.status).toBe('MATCHED'); // anybody can write what another server says
  });

  test('is nothing for us when it is addressed to nobody here', async () => {
    expect(await deliver(server, { from: 'lost@guests.example', to: `someone@${replyDomain}` })).toMatchObject({ status: 'UNMATCHED' });
  });
});

test('an absence note becomes no message', async () => {
  const { from, conversationId, receipt } = await ask();
  const received = await deliver(server, { from, to: receipt.replyTo, text: 'I am away.', headers: ['Auto-Submitted: auto-replied'] });
  expect(received).toMatchObject({ status: 'AUTO_REPLY', conversationId });
  expect((await readMessages(conversationId)).length).toBe(1);
});

test('more than ten mails in ten minutes are too many', async () => {
  const draft = { from: 'eager@guests.example', to: desk, headers: ['Auto-Submitted: auto-replied'] };
  for (let sent = 0; sent < 10; sent += 1) expect((await deliver(server, draft)).status).toBe('AUTO_REPLY');
  expect(await deliver(server, draft)).toMatchObject({ status: 'REJECTED', reason: expect.stringContaining('10 emails') });
});

test('a mail that is delivered twice is one message', async () => {
  const { from, conversationId, receipt } = await ask();
  const { raw, messageId } = writeEmail({ from, to: receipt.replyTo, text: 'Only once.' });
  expect([await postEmail(server, raw), await postEmail(server, raw)]).toEqual([202, 202]);
  expect(await postEmail(server, `Received: from elsewhere.example\r\n${raw}`)).toBe(202);
  await runJob(server, 'takeDroppedEmails');
  await waitForReceived(server, messageId);
  await eventually(async () => {
    const jobs = await query(server.databaseUrl, `SELECT FROM pgboss.job WHERE name = 'receiveEmail' AND state <> 'completed'`);
    expect(jobs).toHaveLength(0);
  });
  expect((await readMessages(conversationId)).length).toBe(2);
  const [stored] = await query<{ key: string }>(server.databaseUrl, 'SELECT storage_key AS key FROM inbound_emails WHERE message_id = $1', [
    messageId,
  ]);
  expect(await readFile(join(server.dataDir, 'received-mail', stored?.key ?? ''), 'utf8')).toContain('Only once.');
});

test('only a signed mail of the last minutes is taken', async () => {
  const { raw, messageId } = writeEmail({ from: 'unsigned@guests.example', to: desk });
  const before = await readdir(join(server.dataDir, 'received-mail'));
  const other = `whsec_${Buffer.from('a secret of somebody else entirely').toString('base64')}`;
  expect(await postEmail(server, raw, { secret: other })).toBe(401);
  expect(await postEmail(server, raw, { at: Date.now() - 10 * 60_000 })).toBe(401);
  expect(await postEmail(server, raw, { type: 'application/json' })).toBe(415);
  const unsigned = await fetch(`${server.origin}/v3/inbound_emails`, {
    method: 'POST',
    body: raw,
    headers: { 'content-type': 'message/rfc822' },
  });
  expect(unsigned.status).toBe(401);
  expect(await readdir(join(server.dataDir, 'received-mail'))).toEqual(before);
  expect(await query(server.databaseUrl, 'SELECT FROM inbound_emails WHERE message_id = $1', [messageId])).toEqual([]);
});

test('a file in DATA_DIR/inbound is taken once it is complete', async () => {
  const { from, conversationId, receipt } = await ask();
  const { raw, messageId } = writeEmail({ from, to: receipt.replyTo, text: 'From the mail server on this machine.' });
  const folder = join(server.dataDir, 'inbound');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'one.eml'), raw);
  await writeFile(join(folder, 'two.eml'), 'still being writ');
  const [longAgo, justNow] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
  await utimes(join(folder, 'one.eml'), longAgo, longAgo);
  await utimes(join(folder, 'two.eml'), justNow, justNow);
  await runJob(server, 'takeDroppedEmails');
  expect(await waitForReceived(server, messageId)).toMatchObject({ status: 'MATCHED', conversationId });
  expect(await readdir(folder)).toEqual(['two.eml']);
});

test('what was received is gone after thirty days, the message stays', async () => {
  const { from, conversationId, receipt } = await ask();
  const { id } = await deliver(server, { from, to: receipt.replyTo, text: 'Kept as a message.' });
  const [row] = await query<{ key: string }>(
    server.databaseUrl,
    `UPDATE inbound_emails SET created_at = now() - interval '31 days' WHERE id = $1 RETURNING storage_key AS key`,
    [id],
  );
  await runJob(server, 'retention');
  const { body } = await api.call(inboundEmails.read, { as: 'care', params: { id } });
  expect(body).toMatchObject({ status: 'MATCHED', subject: 'erased', text: '', to: [], from: expect.stringMatching(/@erased\.invalid$/) });
  await expect(stat(join(server.dataDir, 'received-mail', row?.key ?? ''))).rejects.toThrow('ENOENT');
  expect((await readMessages(conversationId)).at(-1)).toMatchObject({ body: 'Kept as a message.' });
});
