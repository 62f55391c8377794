/** Letters that do not decompose into a base letter and an accent, as plain_text in the database replaces them. */
const baseLetters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };

/** Normalizes text for search and comparison: lower case, without accents, trimmed. Equals plain_text in the database. */
export function toPlainText(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
  return plain.replaceAll(/[øæœßđðþłı]/g, (letter) => baseLetters[letter] ?? letter);
}
