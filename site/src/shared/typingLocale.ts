/** The language in which the visitor types dates: the first of the browser. */
export function getTypingLocale(): string {
  return navigator.languages[0] ?? DEFAULT_LOCALE;
}

/** The language of most visitors. */
export const DEFAULT_LOCALE = 'en-US';
