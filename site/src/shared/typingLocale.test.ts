import { expect, jest, test } from '@jest/globals';
import { getTypingLocale } from './typingLocale.ts';

test.each([
  [['de-AT', 'en'], 'de-AT'],
  [[], 'en-US'],
  [['en-GB@posix', 'en-GB'], 'en-GB'],
  [['de-DE@euro'], 'de-DE'],
])('a browser in %j types dates as %s', (languages, locale) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(getTypingLocale()).toBe(locale);
});
