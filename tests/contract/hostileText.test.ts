import { contract } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { everyCall } from '../builders/everyCall.ts';

const bodies = everyCall.flatMap(({ call }) =>
  call.body instanceof z.ZodObject ? [{ name: `${call.method} ${call.path}`, body: call.body }] : [],
);
/** The bodies that have a field whose name matches, with the field. */
const fieldsNamed = (pattern: RegExp) =>
  bodies.flatMap(({ name, body }) =>
    Object.entries(body.shape).flatMap(([field, schema]) =>
      pattern.test(field) ? [[`${name} ${field}`, schema as z.ZodType] as const] : [],
    ),
  );

const isCreate = ([name]: readonly [string, z.ZodType]) => name.startsWith('POST '); // a PUT ignores read-only fields, whatever they contain
describe.each(fieldsNamed(/^(?:website|url|referrer|landingUrl)$/).filter(isCreate))('%s', (_, schema) => {
  test.each(['https://dana:secret@example.com/', 'https://dana@example.com/'])('refuses %s', (url) => {
    expect(schema.safeParse(url).success).toBe(false);
  });
});

test('rich text and search settings refuse links with credentials', () => {
  const link = (url: string) => ({ blocks: [{ type: 'paragraph', content: [{ text: 'here', link: { url } }] }] });
  const { body, seo } = contract.articles.update.body.shape;
  expect(body.safeParse(link('https://example.com/')).success).toBe(true);
  expect(body.safeParse(link('https://dana:secret@example.com/')).success).toBe(false);
  expect(seo.safeParse({ canonicalUrl: 'https://dana:secret@example.com/' }).success).toBe(false);
});

describe('text fields', () => {
  const refusing = fieldsNamed(/./).filter(([, schema]) => schema.safeParse('text').success && !schema.safeParse('a\u0007b').success);

  test.each(refusing)('%s refuses C1 control characters like the others', (_, schema) => {
    for (const sign of ['\u0080', '\u0085', '\u009b', '\u009f']) expect(schema.safeParse(`a${sign}b`).success).toBe(false);
  });

  const { givenName } = contract.users.create.body.shape;
  test.each([
    ['Dana\u202egnp.exe', 'Danagnp.exe'],
    ['\u202dDana\u202c', 'Dana\u202c'],
  ])('a name loses direction overrides: %j', (typed, stored) => expect(givenName.parse(typed)).toBe(stored));
  test.each(['דנה\u200f!', 'دانا\u061c', '\u200eDana', '\u202bدانا\u202c', '\u2067دانا\u2069', 'می\u200cخواهم', 'क्\u200dष'])(
    'a name keeps the marks of its writing: %j',
    (name) => expect(givenName.parse(name)).toBe(name),
  );
});

describe.each(fieldsNamed(/^fileName$/))('%s', (_, schema) => {
  test.each([
    'invoice\u202efdp.exe',
    'a\u2066b.pdf',
    'a\u200fb.pdf',
    'a\u061cb.pdf',
    'a\u0007b.pdf',
    'a\u0085b.pdf',
    'a\tb.pdf',
    'a\nb.pdf',
    'a\u2028b.pdf',
  ])('refuses %j', (name) => expect(schema.safeParse(name).success).toBe(false));
  test.each(['Reisepass – Müller.pdf', 'گذر\u200cنامه.pdf', '旅程.pdf'])('accepts %s', (name) =>
    expect(schema.safeParse(name).success).toBe(true),
  );
});

describe.each(fieldsNamed(/^name$/).filter(([name]) => /\/documents(?:\/|\b)/.test(name)))('%s', (_, schema) => {
  test.each(['invoice\u202efdp.exe', 'a\u2066b', 'a\u200fb', 'a\u061cb'])('refuses %j', (name) =>
    expect(schema.safeParse(name).success).toBe(false),
  );
  test.each(['Passport of Dana', 'گذر\u200cنامه'])('accepts %s', (name) => expect(schema.safeParse(name).success).toBe(true));
});
