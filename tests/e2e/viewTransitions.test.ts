import { afterAll, expect, test } from '@jest/globals';
import type { BrowserContextOptions } from 'playwright-core';
import { launchBrowser, newVisitor, screens } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

declare global {
  interface Window {
    /** The animations of each transition: `part: milliseconds`. */
    transitions?: Promise<string[]>[];
  }
}

/**
 * Follows a row of the list of itineraries, or the next page of the list; returns the animations of each transition that the browser made,
 * an empty list for one that was skipped.
 */
async function follow(options: BrowserContextOptions, link: 'row' | 'next page'): Promise<string[][]> {
  const { page, messages, open, close } = await newVisitor(browser, server, { ...screens.desktop, ...options });
  await page.addInitScript(() => {
    window.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      const listed = transition.ready.then(
        () =>
          document.getAnimations().flatMap(({ effect }) => {
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) return [];
            return [`${effect.pseudoElement}: ${String(effect.getTiming().duration)}`];
          }),
        () => [],
      );
      window.transitions?.push(listed);
      return transition;
    };
  });
  await open('/itineraries/');
  if (link === 'row')
    await page
      .locator('main li', { has: page.locator('picture') })
      .getByRole('heading')
      .getByRole('link')
      .first()
      .click();
  else await page.locator('main a[rel="next"], main a[href*="page=2"]').first().click();
  await page.waitForURL((url) => (link === 'row' ? /^\/itineraries\/[^/]+\/$/.test(url.pathname) : url.search.includes('page=2')));
  await eventually(async () => expect(await page.locator('main h1').count()).toBe(1));
  const transitions = await page.evaluate(() => Promise.all(window.transitions ?? []));
  await eventually(async () => expect(await page.locator('[style*="view-transition-name"]').count()).toBe(0));
  expect(messages).toEqual([]);
  await close();
  return transitions;
}

test('the picture of a row grows into that of its page within 220 ms', async () => {
  // A page that takes longer than the patience of the transition is shown without it, as on a busy machine; the next visit finds it warm.
  const [animations = [], ...others] = await eventually(async () => {
    const transitions = await follow({}, 'row');
    expect(transitions.flat()).toContain('::view-transition-group(grown-picture): 220');
    return transitions;
  });
  expect(others).toEqual([]);
  expect(animations.filter((animation) => !animation.endsWith(': 220'))).toEqual([]);
});

test('nothing moves under reduced motion, nor between pages that share no picture', async () => {
  expect(await follow({ reducedMotion: 'reduce' }, 'row')).toEqual([]);
  expect(await follow({}, 'next page')).toEqual([]);
});
