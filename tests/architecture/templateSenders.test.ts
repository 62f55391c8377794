import { expect, test } from '@jest/globals';
import { type BuiltInTemplate, templates } from '../../bff/src/platform/mail/templates.data.ts';
import { sources } from './sources.ts';
import { templateSenders } from './templateSenders.data.ts';

const mails = Object.entries<BuiltInTemplate>(templates).flatMap(([key, { channel }]) => (channel === 'EMAIL' ? [key] : []));

test('every built-in mail says which file sends it', () => {
  expect(Object.keys(templateSenders).toSorted()).toEqual(mails.toSorted());
});

test.each(Object.entries(templateSenders))('%s is sent by %s', (key, path) => {
  const sender = sources.find((source) => source.path === path);
  expect(sender?.text).toContain(`'${key}'`);
  expect(sender?.text).toMatch(/\bsend\w*\(|\bNotice</);
});
