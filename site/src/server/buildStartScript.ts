import { scriptJson } from '#src/startup/pageData.ts';

/**
 * Builds a script for the head that loads the page's scripts after the first paint: until then fonts and the first picture have the
 * bandwidth to themselves. An earlier interaction, or a picture that takes longer than a second, loads them at once; before, the
 * page is plain HTML that works. The first file is run, the others are preloaded.
 */
export function buildStartScript(files: readonly string[]): string {
  return `(${loadScriptsAfterPaint.toString()})(${scriptJson(files)})`;
}

/** Runs inline in the head, so it may not reference anything outside itself. */
export function loadScriptsAfterPaint(files: readonly string[]): void {
  const maxDelay = 1000; // milliseconds from the first paint
  const interactions = ['pointerdown', 'keydown', 'focusin'];
  let hasStarted = false;
  const load = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const interaction of interactions) window.removeEventListener(interaction, load, true);
    for (const [at, src] of files.entries()) {
      const tag =
        at === 0
          ? Object.assign(document.createElement('script'), { type: 'module', src })
          : Object.assign(document.createElement('link'), { rel: 'modulepreload', href: src });
      document.head.append(tag);
    }
  };
  try {
    new PerformanceObserver(() => setTimeout(load, maxDelay)).observe({ type: 'paint', buffered: true });
  } catch {
    load(); // the browser does not support paint timing
  }
  if (document.hidden) load(); // a background tab is not painted, but should be ready when it is shown
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)));
  for (const interaction of interactions) window.addEventListener(interaction, load, true);
}
