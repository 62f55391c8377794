import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const library = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const frame = ['[data-fragment="navigation"]', '[data-fragment="footer"]'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Violations found by axe, with their places; without navigation and footer if those were checked elsewhere. */
export async function findAxeViolations(page: Page, withFrame = true): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))); // colours in transition are not final
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(library);
  // axe runs in the page and returns only violations, because its full result takes megabytes.
  return page.evaluate(
    async ({ tags, exclude }) => {
      if (window.frames.length > 0) throw new Error('Axe does not look into frames here.');
      const found = await window.axe?.run({ include: [['html']], exclude }, { runOnly: tags, resultTypes: ['violations'] });
      if (!found || found.passes.length === 0) throw new Error('Axe did not look.');
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
      );
    },
    { tags: standards, exclude: withFrame ? [] : frame.map((part) => [part]) },
  );
}
