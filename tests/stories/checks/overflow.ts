import type { Page } from 'playwright-core';

/** User settings under which a page must not overflow. */
const circumstances = {
  'as it is': '',
  'right to left': '',
  'text spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  'text at 200 %': 'html { font-size: 200% !important }',
} as const;

/** Elements that overflow the window or a dialog, and clipped text, under each of the circumstances. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate((rules) => {
    const root = document.documentElement;
    const [dir, style] = [root.dir, document.head.appendChild(document.createElement('style'))];
    const problems = Object.entries(rules).flatMap(([name, rule]) => {
      style.textContent = rule;
      root.dir = name === 'right to left' ? 'rtl' : dir;
      const clipped = [...document.querySelectorAll<HTMLElement>('#storybook-root *, [role=dialog] *')]
        .filter(
          (box) =>
            /hidden|clip/.test(getComputedStyle(box).overflow) &&
            box.clientWidth > 1 &&
            (box.scrollWidth > box.clientWidth + 2 || box.scrollHeight > box.clientHeight + 2) &&
            box.innerText.trim() !== '' &&
            box.checkVisibility({ visibilityProperty: true }),
        )
        .map(
          (box) =>
            `clipped, ${name}: ${box.scrollWidth} by ${box.scrollHeight} in ${box.clientWidth} by ${box.clientHeight}: ${box.outerHTML.slice(0, 160)}`,
        );
      const boxes = [root, ...document.querySelectorAll('[role=dialog]')];
      const overflowing = boxes
        .filter((box) => box.scrollWidth > box.clientWidth + (box === root ? 0 : 1))
        .map((box) => {
          const { left, right } = box.getBoundingClientRect();
          const [inner, outer] = box === root ? [0, root.clientWidth] : [left, right];
          const widest = [...box.querySelectorAll('*')].find((part) => {
            const rect = part.getBoundingClientRect();
            return rect.width > 1 && (rect.right > outer + 0.5 || rect.left < inner - 0.5);
          });
          return `overflow, ${name}: ${box.scrollWidth} px wide in ${box.clientWidth}, by ${widest?.outerHTML.slice(0, 160) ?? box.outerHTML.slice(0, 160)}`;
        });
      return [...overflowing, ...clipped];
    });
    style.remove();
    root.dir = dir;
    return problems;
  }, circumstances);
}
