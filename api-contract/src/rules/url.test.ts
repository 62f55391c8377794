import { expect, test } from '@jest/globals';
import { hasCredentials } from './url.ts';

test.each(['https://dana:secret@example.com/', 'https://dana@example.com', 'https://:secret@example.com', 'HTTP://a:b@example.com/x'])(
  '%s carries credentials',
  (url) => expect(hasCredentials(url)).toBe(true),
);

test.each(['https://example.com/@dana', 'mailto:dana@example.com', '/places/@kyoto', 'not a url', ''])('%s carries none', (url) =>
  expect(hasCredentials(url)).toBe(false),
);
