import { scriptJson } from '../shared/pageData.ts';

/**
 * A script for the head that fetches the page's scripts once what is seen first is there: until then fonts and the first picture have
 * the line to themselves. Whoever touches the page earlier, or waits for a picture longer than a second, has them at once; before, the
 * page is plain HTML that works. The first file is the one that is run.
 */
export function scriptTags(files: readonly string[], nonce: string): string {
  return `<script nonce="${nonce}">(${fetchOnceSeen.toString()})(${scriptJson(files)})</script>`;
}

/** Runs in the head of the page, on its own: it may use nothing from outside itself. */
export function fetchOnceSeen(files: readonly string[]): void {
  const patience = 1000; // milliseconds from the first paint
  const signs = ['pointerdown', 'keydown', 'focusin'];
  const nonce = document.currentScript?.nonce ?? '';
  let isUnderWay = false;
  const begin = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    for (const sign of signs) window.removeEventListener(sign, begin, true);
    for (const [at, src] of files.entries()) {
      const tag =
        at === 0
          ? Object.assign(document.createElement('script'), { type: 'module', src })
          : Object.assign(document.createElement('link'), { rel: 'modulepreload', href: src });
      tag.nonce = nonce;
      document.head.append(tag);
    }
  };
  try {
    new PerformanceObserver(() => setTimeout(begin, patience)).observe({ type: 'paint', buffered: true });
  } catch {
    begin(); // a browser that does not tell of its paints
  }
  if (document.hidden) begin(); // a tab behind others is not painted, and is to be ready when it is looked at
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
  for (const sign of signs) window.addEventListener(sign, begin, true);
}
