/** The language in which the visitor types dates: the first of the browser, without the POSIX modifier that Chromium may append. */
export function getTypingLocale(): string {
  return navigator.languages[0]?.split('@')[0] ?? DEFAULT_LOCALE;
}

/** The language of most visitors. */
export const DEFAULT_LOCALE = 'en-US';
