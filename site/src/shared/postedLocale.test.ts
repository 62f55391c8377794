import { expect, test } from '@jest/globals';
import { findAcceptedLocale } from './postedLocale.ts';

test.each([
  ['', 'en-US'],
  ['*', 'en-US'],
  ['en-GB', 'en-GB'],
  ['de-DE,de;q=0.9,en;q=0.8', 'de-DE'],
  ['en;q=0.5, sv-SE;q=0.9', 'sv-SE'],
  ['fr;q=0, de;q=0.1', 'de'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['de-DE-u-ca-islamic-x-anything', 'de-DE'],
  ['xx-YY, ja', 'ja'],
  ['../../etc/passwd', 'en-US'],
  [`${'x'.repeat(600)}, de`, 'en-US'],
])('%j prefers %s', (header, locale) => expect(findAcceptedLocale(header)).toBe(locale));
