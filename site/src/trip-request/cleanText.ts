/** Removes invisible characters, line breaks and repeated spaces, which pasted text often contains; "" if nothing visible is left. */
export function cleanText(text: string): string {
  const clean = cleanLines(text).replace(/\s+/gu, ' ').trim();
  return /[^\p{Cf}\s]/u.test(clean) ? clean : '';
}

/** Number of characters, as the server's limits count them. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Removes invisible characters but keeps line breaks, and the marks that right-to-left and joined scripts need. */
export function cleanLines(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u202d\u202e\u2060-\u2064\ufeff]/g, '')
    .trim();
}
