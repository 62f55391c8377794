import type { Page } from 'playwright-core';

/** Pictures and maps that the story shows and its fingerprint does not know: a change of these would not have the story tested. */
export async function unknownPictures(page: Page, known: readonly string[]): Promise<string[]> {
  const shown = await page.evaluate(() => [
    ...[...document.images].map(({ currentSrc }) => currentSrc),
    ...[...document.querySelectorAll('use')].map(({ href }) => new URL(href.baseVal, location.href).href),
  ]);
  const paths = shown.map((url) => URL.parse(url)?.pathname ?? '').filter((path) => /^\/(?:maps|pictures|portraits)\//.test(path));
  return [...new Set(paths)].filter((path) => !known.includes(path)).map((path) => `shows ${path}, which none of its modules names`);
}
