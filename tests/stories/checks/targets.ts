import type { Page } from 'playwright-core';

/** Touch targets that are too small: links need 24 px, other controls 44 px; links in running text are exempt. */
export function targets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(#storybook-root, [role=dialog], [data-radix-portal]) :is(a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option])',
    );
    const isHidden = (part: Element): boolean => {
      const { clipPath } = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      return clipPath !== 'none' || width <= 1 || height <= 1 || (part.parentElement !== null && isHidden(part.parentElement));
    };
    return [...controls].flatMap((control) => {
      const style = getComputedStyle(control);
      const boxes = [control, ...('labels' in control && control.labels instanceof NodeList ? control.labels : [])]
        .filter((part): part is HTMLElement => part instanceof HTMLElement)
        .map((part) => part.getBoundingClientRect());
      const [own] = boxes;
      if (!own || style.display === 'inline' || !control.checkVisibility({ visibilityProperty: true }) || isHidden(control)) return [];
      const isCheckable = control.matches('input:is([type=checkbox], [type=radio])');
      const width = Math.max(...boxes.map((box) => box.width));
      const height = isCheckable ? Math.max(...boxes.map((box) => box.height)) : own.height;
      const needed = control.matches('a, summary') ? 24 : 44;
      return width < Math.min(needed, 44) - 0.5 || height < needed - 0.5
        ? [`target: ${Math.round(width)} by ${Math.round(height)} px, ${needed} needed: ${control.outerHTML.slice(0, 160)}`]
        : [];
    });
  });
}
