import { toAsciiDigits } from './digits.ts';

/** Maximum length of a phone number with its extension, in characters. */
export const MAX_PHONE_LENGTH = 40;

const EXTENSION = /[\s,;]*(?:ext(?:ensio)?n?\s*[.:=]?|x|#)\s*(\d{1,7})$/i;
const PHONE_NUMBER = /^(?:[\d\s().+/-]*|[\d\s().+/-]*\d[\s)]* ext\. \d{1,7})$/;

/**
 * Writes a phone number in the form that is stored: digits of every script as 0 to 9, dashes as "-", and the extension ("x5", "#5",
 * "extension 5", or ";ext=5" as in RFC 3966) as " ext. 5". The rest stays as typed.
 */
export function normalizePhoneNumber(text: string): string {
  return toAsciiDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '') // contact books wrap numbers in direction marks
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(EXTENSION, ' ext. $1');
}

/** Whether the text, as `normalizePhoneNumber` writes it, consists of what phone numbers consist of; "" does. */
export function isPhoneText(text: string): boolean {
  return PHONE_NUMBER.test(text);
}

/** The number without its extension. */
export function withoutExtension(number: string): string {
  return number.replace(EXTENSION, '');
}
