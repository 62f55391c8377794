import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layout } from './layout.ts';
import { greeting, type Letter } from './letter.ts';
import { letterOf, MailJob } from './mails.ts';
import { sendMail } from './sendMail.job.ts';
import { createMailer } from './transport.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'farwend-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const mailer = createMailer({ smtpUrl: undefined, dataDir, mailFrom: 'Farwend <hello@farwend.example>' });
const tripRequest = MailJob.parse({
  template: 'tripRequestReceived',
  to: 'dana@example.com',
  data: {
    givenName: 'Dana',
    reference: 'TR-4F7K2Q',
    destinationNames: ['Kenya', 'Tanzania'],
    departureDate: '2027-07-13',
    flexibleDepartureDate: true,
    totalNights: 9,
    careName: null,
    requestUrl: 'http://localhost:8080/my-trips/1?a=1&b=2',
    editableUntil: '2026-11-23T12:00:00Z',
  },
});
const welcome = letterOf({
  template: 'newsletterWelcome',
  to: 'dana@example.com',
  data: {
    fullName: 'Dana Rowe',
    articlesUrl: 'http://localhost:8080/articles/',
    unsubscribeUrl: 'http://localhost:8080/newsletter/stop?t=x',
  },
});
const plain: Letter = { subject: 'S', preview: 'P', heading: 'H', parts: [], reason: 'R' };

test('writes one .eml for a job, however often the job runs', async () => {
  await sendMail(mailer)(tripRequest, { id: 'job-1' });
  await sendMail(mailer)(tripRequest, { id: 'job-1' });
  expect(readdirSync(join(dataDir, 'mail'))).toEqual(['job-1.eml']);
  const eml = readFileSync(join(dataDir, 'mail/job-1.eml'), 'utf8');
  expect(eml).toContain('From: Farwend <hello@farwend.example>\r\n');
  expect(eml).toContain('To: dana@example.com\r\n');
  expect(eml).toContain('Subject: We have your trip request TR-4F7K2Q\r\n');
  expect(eml).toContain('Message-ID: <job-1@farwend.example>\r\n');
  expect(eml).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/);
  expect(eml).not.toContain('List-Unsubscribe');
});

test('says the same in HTML and in text', () => {
  const { html, text } = layout(letterOf(tripRequest));
  for (const words of ['Kenya and Tanzania', 'TR-4F7K2Q', 'Tuesday, July 13, 2027, or near it', '9 nights']) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(html).toContain('href="http://localhost:8080/my-trips/1?a=1&amp;b=2"');
  expect(text).toContain('http://localhost:8080/my-trips/1?a=1&b=2');
});

test('escapes everything that somebody typed', () => {
  const typed = `<img src=x onerror="alert('1')">&`;
  const { html } = layout({
    ...plain,
    heading: typed,
    preview: typed,
    reason: typed,
    parts: [
      { kind: 'paragraph', text: typed },
      { kind: 'facts', rows: [[typed, typed]] },
    ],
  });
  expect(html).not.toContain('<img');
  expect(html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;')).toHaveLength(7);
});

test('names a subscriber a way out, in the headers and in the words', async () => {
  await mailer.send(welcome, 'dana@example.com', 'job-2');
  const eml = readFileSync(join(dataDir, 'mail/job-2.eml'), 'utf8');
  expect(eml).toContain('List-Unsubscribe: <http://localhost:8080/newsletter/stop?t=x>\r\n');
  expect(eml).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(layout(welcome).text).toContain('Unsubscribe: http://localhost:8080/newsletter/stop?t=x');
});

test.each(['dana@example.com\r\nBcc: all@example.com', 'a@example.com, b@example.com', 'Dana <dana@example.com>', '', 'dana'])(
  'refuses the address %j and writes nothing',
  async (to) => {
    await expect(mailer.send(welcome, to, 'job-3')).rejects.toThrow('exactly one valid address');
    expect(readdirSync(join(dataDir, 'mail'))).not.toContain('job-3.eml');
  },
);

test('refuses a subject of two lines', async () => {
  await expect(mailer.send({ ...plain, subject: 'Hello\r\nBcc: all@example.com' }, 'dana@example.com', 'job-4')).rejects.toThrow(
    'one line',
  );
});

test('refuses links that are no web addresses', () => {
  const confirm = { template: 'newsletterConfirm', to: 'dana@example.com', data: { fullName: 'Dana', confirmUrl: 'javascript:alert(1)' } };
  expect(MailJob.safeParse(confirm).success).toBe(false);
});

test.each([
  ['Dana', 'Hello Dana,'],
  ['Jean-Luc d’Arc', 'Hello Jean-Luc d’Arc,'],
  ['', 'Hello,'],
  ['Win at evil.example', 'Hello,'],
  ['https://evil', 'Hello,'],
])('greets %j with %j', (name, words) => {
  expect(greeting(name)).toBe(words);
});

test('fails when the mail server does not answer, so that the job is tried again', async () => {
  const overSmtp = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', dataDir, mailFrom: 'hello@farwend.example' });
  await expect(overSmtp.send(welcome, 'dana@example.com', 'job-5')).rejects.toThrow('ECONNREFUSED');
  overSmtp.close();
});
