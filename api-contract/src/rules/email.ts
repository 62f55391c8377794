/** Maximum length of an email address, in characters. */
export const MAX_EMAIL_LENGTH = 254;

const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/** Whether the text is one email address with a suffix of 2 to 63 letters. Linear in its length. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64) return false;
  const labels = text.slice(at + 1).split('.');
  const suffix = labels.at(-1) ?? '';
  return (
    text
      .slice(0, at)
      .split('.')
      .every((part) => LOCAL_PART.test(part)) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    suffix.length >= 2 &&
    !/^\d+$/.test(suffix)
  );
}

/** The newsletter's narrower pattern of the specification: word characters with single . + - between, and a suffix of 2 to 3 letters. */
export function isNewsletterEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const at = text.indexOf('@');
  const domain = text.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return (
    at > 0 &&
    dot > 0 &&
    isWordChain(text.slice(0, at), /[.+-]/) &&
    isWordChain(domain.slice(0, dot), /[.-]/) &&
    /^[a-z]{2,3}$/i.test(domain.slice(dot + 1))
  );
}

/** Word characters with single separators between them; split, because a regex with nested repetition could backtrack exponentially. */
function isWordChain(text: string, separator: RegExp): boolean {
  return text.split(separator).every((part) => /^\w+$/.test(part));
}
