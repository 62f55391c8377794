import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variablesOf } from './addMissingTemplates.ts';
import { renderLayout } from './renderLayout.ts';
import type { RenderedEmail } from './renderedEmail.ts';
import { renderTemplate } from './renderTemplate.ts';
import { maskSecrets } from './maskSecrets.ts';
import { type BuiltInTemplate, type TemplateKey, templates } from './templates.data.ts';
import { findTemplateFault } from './templateSyntax.ts';
import { createMailer } from './transport.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'farwend-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const mailer = createMailer({ smtpUrl: undefined, dataDir, mailFrom: 'Farwend <hello@farwend.example>' });
const all = Object.entries<BuiltInTemplate>(templates);

function renderEmail(key: TemplateKey, data: Record<string, unknown>): RenderedEmail {
  const template: BuiltInTemplate = templates[key];
  return renderTemplate({ ...template, preheader: template.preheader ?? null, variables: variablesOf(template) }, data);
}
function examplesOf(template: BuiltInTemplate, onlyRequired = false): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(template.variables).flatMap(([name, { required, example }]) => (required || !onlyRequired ? [[name, example]] : [])),
  );
}

const received = renderEmail('trip-request-received', {
  ...examplesOf(templates['trip-request-received']),
  requestUrl: 'http://localhost:8080/my-trips/1?a=1&b=2',
});
const welcome = renderEmail('newsletter-welcome', {
  givenName: 'Dana',
  articlesUrl: 'http://localhost:8080/articles/',
  unsubscribeUrl: 'http://localhost:8080/newsletter/stop?t=x',
});

describe('built-in templates', () => {
  test.each(all)('%s is valid, uses only its variables, and renders with all and with only the required ones', (key, template) => {
    const names = Object.keys(template.variables);
    for (const source of [template.subject, template.preheader ?? '', template.body]) expect(findTemplateFault(source, names)).toBeNull();
    for (const data of [examplesOf(template), examplesOf(template, true)]) {
      const { subject, body, reason } = renderEmail(key as TemplateKey, data);
      if (template.channel === 'EMAIL') expect(subject.length).toBeGreaterThan(8);
      expect(subject.length).toBeLessThanOrEqual(150);
      expect(body.text.length).toBeGreaterThan(60);
      expect(`${body.html}${body.text}${subject}`).not.toMatch(/\{\{|\}\}|undefined|null|\*\*|\s,|  \./);
      expect(reason.text).toMatch(/^You get this/);
    }
  });

  test.each(all)('%s uses every variable it declares', (_, template) => {
    const text = `${template.subject} ${template.preheader ?? ''} ${template.body}`;
    const unused = Object.keys(template.variables).filter((name) => name !== 'unsubscribeUrl' && !new RegExp(`\\b${name}\\b`).test(text));
    expect(
      unused.filter(
        (name) => !['party', 'reference', 'reviewedAt', 'destinationNames', 'partnerName', 'agentName', 'travelerName'].includes(name),
      ),
    ).toEqual([]);
  });
});

test('writes one .eml file per email, however often it is sent', async () => {
  const ids = [await mailer.send(received, 'dana@example.com', 'mail-1'), await mailer.send(received, 'dana@example.com', 'mail-1')];
  expect(ids).toEqual(['<mail-1@farwend.example>', '<mail-1@farwend.example>']);
  expect(readdirSync(join(dataDir, 'mail'))).toEqual(['mail-1.eml']);
  const eml = readFileSync(join(dataDir, 'mail/mail-1.eml'), 'utf8');
  expect(eml).toContain('From: Farwend <hello@farwend.example>\r\n');
  expect(eml).toContain('To: dana@example.com\r\n');
  expect(eml).toContain('Subject: We have your trip request TR-4F7K2Q\r\n');
  expect(eml).toContain('Message-ID: <mail-1@farwend.example>\r\n');
  expect(eml).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/);
  expect(eml).not.toContain('List-Unsubscribe');
});

test('has the same content in HTML and in text', () => {
  const { html, text } = renderLayout(received);
  for (const words of ['Kenya and Tanzania', 'TR-4F7K2Q', 'Tuesday, July 13, 2027, or near it', '9 nights']) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(html).toContain('href="http://localhost:8080/my-trips/1?a=1&amp;b=2"');
  expect(text).toContain('http://localhost:8080/my-trips/1?a=1&b=2');
});

test('values that people typed never become markup, neither HTML nor Markdown', () => {
  const odd = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'<>&"\'`*_[](){}#|!-+=.:/\\~^$\n\r\t a1hp'.split('')), maxLength: 60 }),
    fc.constantFrom(
      '<img src=x onerror="alert(1)">',
      '[x](http://evil.example)',
      '{{title}}',
      '# h',
      '---',
      '| a | b |',
      'www.evil.example',
    ),
  );
  fc.assert(
    fc.property(odd, odd, (title, snippet) => {
      const { body, subject } = renderEmail('new-message', { title, snippet, conversationUrl: 'https://farwend.example/c' });
      const plain = body.html
        .replaceAll(/ (?:style|class)="[^"]*"/g, '')
        .replaceAll('<a href="https://farwend.example/c">', '')
        .replaceAll(/<\/?(?:h1|p|blockquote)>|<\/a>/g, '');
      expect(plain).not.toMatch(/[<>]/);
      expect(subject).not.toMatch(/\p{Cc}/u);
      const words = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
      expect(words(body.text)).toContain(`“${words(title)}”`);
    }),
    { numRuns: 300 },
  );
});

describe('rendering a template', () => {
  const templateWith = (body: string) => ({
    audience: 'TRAVELER' as const,
    subject: 'Hello',
    preheader: null,
    body,
    variables: [
      { name: 'name', type: 'text' as const, required: false },
      { name: 'places', type: 'list' as const, required: false },
      { name: 'url', type: 'url' as const, required: false },
    ],
  });
  const bodyOf = (source: string, data: Record<string, unknown>) => renderTemplate(templateWith(source), data).body;

  test('fills in values, lists and conditions', () => {
    const source =
      '# {{name}}\n\n{{#if places}}{{places}}: {{#each places}}{{@index}} {{this}}. {{/each}}Soon{{else}}Anywhere{{/if}}\n\n[Go]({{url}})';
    const url = 'https://farwend.example/c?a=1&b=2';
    const of = (name: string, places: string[]) => bodyOf(source, { name, places, url }).text;
    expect(of('Dana & <Co>', ['Kenya', 'Chad'])).toBe(`Dana & <Co>\n\nKenya and Chad: 0 Kenya. 1 Chad. Soon\n\nGo (${url})`);
    expect(of('1. *Jo*', ['Peru', 'Nepal'])).toBe(`1. *Jo*\n\nPeru and Nepal: 0 Peru. 1 Nepal. Soon\n\nGo (${url})`);
    expect(of('Jo', [])).toBe(`Jo\n\nAnywhere\n\nGo (${url})`);
    expect(bodyOf(source, { name: 'a "b" & <c>', url }).html).toContain('>a &quot;b&quot; &amp; &lt;c&gt;</h1>');
    expect(bodyOf(source, { name: 'Jo', url }).html).toContain('href="https://farwend.example/c?a=1&amp;b=2"');
  });

  test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', '//evil.example', 'Kenya'])(
    'never links to %j from a value',
    (name) => {
      expect(bodyOf('[Go]({{name}})', { name }).html).not.toContain('href');
    },
  );

  test('has only elements and URLs that emails may have, whatever a template contains', () => {
    const pieces = fc.constantFrom(
      '<script>alert(1)</script>',
      '<b onclick=x>',
      '</p>',
      '<!-- -->',
      '<a href="javascript:x">',
      '![x](https://a.example/p.png)',
      '[x](javascript:alert(1))',
      '[x](https://a.example "t")',
      '[x][y]',
      '[y]: data:text/html,x',
      '<https://a.example>',
      '**[Go](vbscript:x)**',
      '# h',
      '- [ ] item',
      '1. one',
      '> quote',
      '```js',
      '`a<b>`',
      '~~del~~',
      '**bold**',
      '_em_',
      '---',
      '| a | b |\n|---|---|\n| <i> | "x" |',
      '&lt;',
      '&colon;',
      '"',
      "'",
      '  ',
      '\n',
      '\n\n',
      'word',
    );
    const safe = {
      allowedTags: 'h1 h2 p ul ol li table tbody tr th td blockquote a strong em br'.split(' '),
      allowedAttributes: { a: ['href', 'style'], th: ['scope', 'class', 'style'], '*': ['class', 'style'] },
      allowedSchemes: ['http', 'https', 'mailto', 'tel'],
      allowProtocolRelative: false,
      parseStyleAttributes: false,
    };
    const everything = {
      ...safe,
      allowedTags: false,
      allowedAttributes: false,
      allowVulnerableTags: true,
      allowProtocolRelative: true,
    } as const;
    const anySchemes = { ...everything, allowedSchemes: [...safe.allowedSchemes, 'javascript', 'vbscript', 'data'] };
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const { html } = bodyOf(parts.join(''), {});
        expect(sanitizeHtml(html, safe)).toBe(sanitizeHtml(html, anySchemes));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('template syntax', () => {
  const names = ['name', 'places'];
  test.each([
    ['{{nmae}}', 'nmae'],
    ['{{constructor}}', 'constructor'],
    ['{{__proto__}}', '__proto__'],
    ['{{name.length}}', 'name.length'],
    ['{{#each places}}{{this.constructor}}{{/each}}', 'this.constructor'],
    ['{{#if nmae}}x{{/if}}', 'nmae'],
    ['{{@root.name}}', '@root.name'],
    ['{{#each places}}{{name}}{{/each}}', null],
    ['{{{name}}}', null],
    ['{{&name}}', null],
    ['{{> other}}', null],
    ['{{#> other}}x{{/other}}', null],
    ['{{#with name}}x{{/with}}', null],
    ['{{lookup name "x"}}', null],
    ['{{log name}}', null],
    ['{{#if (lookup name "x")}}y{{/if}}', ''],
    ['{{#*inline "x"}}y{{/inline}}', null],
    ['{{#if name}}', null],
    ['{{name', null],
    ['{{#if name}}'.repeat(8) + '{{/if}}'.repeat(8), null],
  ])('rejects %s', (source, unknown) => {
    expect(findTemplateFault(source, names)).toMatchObject({ unknown });
  });
  test.each(['{{name}}', '{{#if name}}{{name}}{{else}}x{{/if}}', '{{#each places}}{{@index}} {{this}} {{../name}}{{/each}}', 'plain', ''])(
    'allows %s',
    (source) => expect(findTemplateFault(source, names)).toBeNull(),
  );
});

test.each([
  ['url', { conversationUrl: 'javascript:alert(1)' }, 'conversationUrl must be a web address'],
  ['url', { conversationUrl: 'https://a@evil.example' }, 'conversationUrl must be a web address'],
  ['text', { title: 7 }, 'title must be a text'],
  ['number', { count: '3' }, 'count must be a number'],
  ['missing', { title: null }, 'title is missing'],
])('rejects invalid data: %s', (_, wrong, message) => {
  const data = { title: 'Nine nights', conversationUrl: 'https://farwend.example/c', ...wrong };
  expect(() => renderEmail('new-message', data)).toThrow(message);
});

test('codes and links that contain one are masked', () => {
  const kept = maskSecrets('user-reset', { givenName: 'Dana', resetUrl: 'https://farwend.example/login?reset=abc' });
  expect(kept).toEqual({ givenName: 'Dana', resetUrl: 'https://farwend.example/login' });
  expect(maskSecrets('user-code', { code: '482 913', minutes: 15 })).toEqual({ code: '•••', minutes: 15 });
});

test('offers subscribers to unsubscribe, in the headers and in the text', async () => {
  await mailer.send(welcome, 'dana@example.com', 'mail-2');
  const eml = readFileSync(join(dataDir, 'mail/mail-2.eml'), 'utf8');
  expect(eml).toContain('List-Unsubscribe: <http://localhost:8080/newsletter/stop?t=x>\r\n');
  expect(eml).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(renderLayout(welcome).text).toContain('Unsubscribe: http://localhost:8080/newsletter/stop?t=x');
});

test.each(['dana@example.com\r\nBcc: all@example.com', 'a@example.com, b@example.com', 'Dana <dana@example.com>', '', 'dana'])(
  'rejects the address %j and writes nothing',
  async (to) => {
    await expect(mailer.send(welcome, to, 'mail-3')).rejects.toThrow('exactly one valid address');
    await expect(mailer.send(welcome, 'dana@example.com', 'mail-3', { replyTo: to })).rejects.toThrow('exactly one valid address');
    expect(readdirSync(join(dataDir, 'mail'))).not.toContain('mail-3.eml');
  },
);

test('rejects a subject with a line break', async () => {
  const broken = { ...welcome, subject: 'Hello\r\nBcc: all@example.com' };
  await expect(mailer.send(broken, 'dana@example.com', 'mail-4')).rejects.toThrow('one line');
});

test.each([
  ['Dana', 'Hello Dana,'],
  ['Jean-Luc d’Arc', 'Hello Jean-Luc d’Arc,'],
  ['', 'Hello,'],
  ['Win at evil.example', 'Hello,'],
  ['https://evil', 'Hello,'],
])('greets %j with %j', (givenName, words) => {
  expect(renderEmail('user-password-changed', { givenName }).body.text).toContain(`\n\n${words}\n\n`);
});

test('fails when the mail server is unreachable, so that the job is retried', async () => {
  const overSmtp = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', dataDir, mailFrom: 'hello@farwend.example' });
  await expect(overSmtp.send(welcome, 'dana@example.com', 'mail-5')).rejects.toThrow('ECONNREFUSED');
  overSmtp.close();
});
