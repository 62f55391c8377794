import { expect, test } from '@jest/globals';
import { encodePage } from './encodePage.ts';

const NONCE = 'nonce-of-the-test';
const split = (text: string) => text.split(NONCE).map((segment) => Buffer.from(segment));
const shared = `<style nonce="${NONCE}">p { content: '–' }</style><meta nonce="${NONCE}">`;

test.each<[name: string, before: string, shared: string, after: string]>([
  ['nonces everywhere', `<script nonce="${NONCE}">`, shared, `<p title="${NONCE}">Kenya</p>`],
  ['a nonce at both ends of what is shared', '', `${NONCE}<p>${NONCE}`, ''],
  ['one nonce in what is shared', '<p>', NONCE, '</p>'],
  ['no nonce in what is shared', `<p>${NONCE}`, '<b>', `${NONCE}</p>`],
  ['an empty page', '', '', ''],
])('a page is split as if it were one text: %s', (_name, before, common, after) => {
  for (const page of [
    { before, shared: common, after },
    { before: `${before}Ä`, shared: common, after: `–${after}` },
  ])
    expect(encodePage(page, NONCE)).toEqual(split(page.before + page.shared + page.after));
});

test('what is shared is encoded once', () => {
  const [, , one] = encodePage({ before: `a${NONCE}`, shared, after: 'b' }, NONCE);
  const [, , other] = encodePage({ before: `c${NONCE}`, shared, after: 'd' }, NONCE);
  expect(one?.toString()).toContain('content');
  expect(other).toBe(one);
});
