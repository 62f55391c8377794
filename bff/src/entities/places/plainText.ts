/** Letters that are no base letter with an accent, as the database's plain_text writes them. */
const letters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };

/** Lower case without accents, trimmed: how names are compared, like the database's plain_text. */
export function plainText(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
  return plain.replaceAll(/[øæœßđðþłı]/g, (letter) => letters[letter] ?? letter);
}
