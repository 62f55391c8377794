import type { Phones } from '#src/shared/phones.ts';

/** Builds a script for the head that says before the first paint which number is for this visitor; empty if there is no choice. */
export function buildCallerScript({ call, contact }: Phones): string {
  return call && contact ? `(${markCaller.toString()})()` : '';
}

/** Runs inline in the head, so it may not reference anything outside itself. The language tells Canada from Mexico, the clock a traveler from home. */
export function markCaller(): void {
  const isAmerican = /-(?:US|CA)\b/.test(navigator.language);
  const isInAmerica = /^America\/|^Pacific\/Honolulu$/.test(Intl.DateTimeFormat().resolvedOptions().timeZone);
  document.documentElement.dataset['caller'] = isAmerican && isInAmerica ? 'call' : 'contact';
}
