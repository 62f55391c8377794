/** A word with its indefinite article, for generated messages: `an APPROVED`, `a user`. */
export function withArticle(word: string): string {
  return `${/^(?:[aeio]|u(?!s[aei]|ni(?!n|d)))/i.test(word) ? 'an' : 'a'} ${word}`;
}
