/** Removes invisible characters, line breaks and repeated spaces, which pasted text often contains. */
export function cleanText(text: string): string {
  return cleanLines(text).replace(/\s+/gu, ' ').trim();
}

/** Removes invisible characters but keeps line breaks. */
export function cleanLines(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, '')
    .trim();
}
