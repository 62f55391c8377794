import { afterEach, expect, test } from '@jest/globals';
import { inAppHref } from './inAppHref.ts';

/** Clicks the first link of the page and returns its target within the site. */
function click(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let href: string | null = null;
  const listener = (event: MouseEvent) => {
    href = inAppHref(event);
    event.preventDefault();
  };
  document.addEventListener('click', listener, { once: true });
  document.body.querySelector('a, b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return href;
}

afterEach(() => document.body.replaceChildren());

test('links within the site navigate, also from elements inside them', () => {
  expect(click('<a href="/guides/">Guides</a>')).toBe('/guides/');
  expect(click('<p><b>Guides</b></p>')).toBeNull();
});

test.each(['https://example.com/', '//example.com/', 'tel:+15550100', '#main', '/brochure.pdf', '/v3/countries', '/docs', '/openapi.json'])(
  '%s is left to the browser',
  (href) => expect(click(`<a href="${href}">x</a>`)).toBeNull(),
);

test.each(['target="_blank"', 'download'])('the browser follows a link with %s', (attribute) => {
  expect(click(`<a href="/guides/" ${attribute}>x</a>`)).toBeNull();
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser handles a click with %j',
  (init) => {
    expect(click('<a href="/guides/">x</a>', init)).toBeNull();
  },
);
