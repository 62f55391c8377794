import { describe, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { deriveReplyToken, formatReplyAddress, parseReplyAddress } from '../replyToken.ts';
import { parseAuthentication } from './parseAuthentication.ts';
import { parseReceivedEmail } from './parseReceivedEmail.ts';
import { beginVerification } from '#src/platform/webhooks/webhookSignature.ts';

const parse = (lines: readonly string[]) => parseReceivedEmail(Readable.from([Buffer.from(lines.join('\r\n'))]), 'mx.example');
const head = ['From: Ana Duarte <Ana@Guests.example>', 'To: Reply <reply+1@replies.example>, desk@farwend.example', 'Message-ID: <a@b>'];

describe('an email is parsed', () => {
  test('into what its sender wrote, without what they quote', async () => {
    const quoted = ['On Fri, 27 Nov 2026 at 09:00, Farwend <hello@farwend.example> wrote:', '', '> It does.', '> > Does it?'];
    const email = await parse([...head, 'Subject: Re:  a\tquestion', '', 'Thank you.', '', 'Until Friday', '', ...quoted]);
    expect(email).toMatchObject({
      messageId: '<a@b>',
      from: { address: 'ana@guests.example', name: 'Ana Duarte' },
      to: ['reply+1@replies.example', 'desk@farwend.example'],
      subject: 'Re: a question',
      text: 'Thank you.\n\nUntil Friday',
      isAutomatic: false,
      deliveryReport: null,
    });
  });

  test('from HTML alone', async () => {
    const html = '<p>On <b>Sundays</b>?</p><blockquote>It does.</blockquote><script>alert(1)</script>';
    const email = await parse([...head, 'Content-Type: text/html', '', html]);
    expect(email.text).toContain('On Sundays?');
    expect(email.text).not.toMatch(/script|alert/);
  });

  test('keeps everything when nothing but a quote seems to be there', async () => {
    expect((await parse([...head, '', '> Really?'])).text).toBe('> Really?');
  });

  test.each([['From: a@guests.example, b@guests.example'], ['From: undisclosed'], ['Subject: without a sender']])(
    'names no sender with %s',
    async (line) => {
      expect((await parse([line, 'To: desk@farwend.example', '', 'Hello'])).from).toBeNull();
    },
  );

  test('gets an id of its own without a Message-ID, the same each time', async () => {
    const lines = ['From: ana@guests.example', '', 'Hello'];
    const [one, two] = [await parse(lines), await parse(lines)];
    expect(one.messageId).toMatch(/^<[0-9a-f]{64}@received\.invalid>$/);
    expect(two.messageId).toBe(one.messageId);
  });

  test.each(['Auto-Submitted: auto-generated', 'Precedence: bulk', 'Return-Path: <>', 'List-Id: <news.example>'])(
    'is automatic with %s',
    async (line) => {
      expect((await parse([...head, line, '', 'Away'])).isAutomatic).toBe(true);
    },
  );

  test('is not automatic with Auto-Submitted: no', async () => {
    expect((await parse([...head, 'Auto-Submitted: no', '', 'Here'])).isAutomatic).toBe(false);
  });
});

test.each([
  [
    ['mx.example; spf=pass smtp.mailfrom=a.example; dkim=none; dmarc=pass header.from=a.example'],
    { spf: 'pass', dkim: 'none', dmarc: 'pass' },
  ],
  [['mx.example 1; dmarc=fail (p=reject; dmarc=pass) header.from=a.example'], { spf: null, dkim: null, dmarc: 'fail' }],
  [['mx.example; dmarc=pass', 'mx.example; dmarc=fail'], { spf: null, dkim: null, dmarc: 'fail' }],
  [['mx.evil.example; spf=pass; dmarc=pass', 'mx.example; none'], { spf: null, dkim: null, dmarc: null }],
])('reads the results of our own mail server in %j', (headers, expected) => {
  expect(parseAuthentication(headers, 'mx.example')).toEqual(expected);
});

describe('the address to reply to', () => {
  const settings = { sessionKeys: ['a key of the test that is long enough'] };
  const token = deriveReplyToken('a conversation', 'a person', settings);

  test('holds 128 bits, the same for a participant and another for each', () => {
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(deriveReplyToken('a conversation', 'a person', settings)).toBe(token);
    expect(deriveReplyToken('a conversation', 'another', settings)).not.toBe(token);
  });

  test('is read in any case, at our domain only', () => {
    const address = formatReplyAddress(token, 'replies.example');
    expect(parseReplyAddress(address.toUpperCase(), 'replies.example')).toBe(token);
    expect(parseReplyAddress(address, 'other.example')).toBeNull();
    expect(parseReplyAddress(address, undefined)).toBeNull();
    expect(parseReplyAddress('reply+1@replies.example', 'replies.example')).toBeNull();
  });
});

describe('a delivery', () => {
  const secret = `whsec_${Buffer.from('twenty-four bytes or more of it').toString('base64')}`;
  const now = String(Math.floor(Date.now() / 1000));
  const sign = (id: string, timestamp: string, body: string) =>
    `v1,${createHmac('sha256', 'twenty-four bytes or more of it').update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  const verify = (signature: string, body: string, timestamp = now) => {
    const verifier = beginVerification({ id: 'msg_1', timestamp, signature }, [secret]);
    verifier?.update(Buffer.from(body));
    return verifier?.isValid() ?? null;
  };

  test('is valid with the signature of its body, among others', () => {
    expect(verify(sign('msg_1', now, 'body'), 'body')).toBe(true);
    expect(verify(`v1,AAAA v2,x ${sign('msg_1', now, 'body')}`, 'body')).toBe(true);
  });

  test.each([
    ['another body', sign('msg_1', now, 'body'), 'other'],
    ['another id', sign('msg_2', now, 'body'), 'body'],
    ['no signature', '', 'body'],
    ['an empty signature', 'v1,', 'body'],
  ])('is invalid with %s', (_, signature, body) => {
    expect(verify(signature, body)).toBe(false);
  });

  test.each([String(Number(now) - 600), String(Number(now) + 600), 'NaN', '', '-1'])(
    'is not even looked at with the timestamp %j',
    (timestamp) => {
      expect(verify(sign('msg_1', timestamp, 'body'), 'body', timestamp)).toBeNull();
    },
  );
});
