/** The text without invisible characters, line breaks and double spaces, as copying brings them in. */
export function clean(text: string): string {
  return cleanLines(text).replace(/\s+/gu, ' ').trim();
}

/** The text without invisible characters, its lines kept. */
export function cleanLines(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, '')
    .trim();
}
