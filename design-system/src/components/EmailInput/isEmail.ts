/** Maximum length of an email address in characters. */
export const emailMaxLength = 254;

/**
 * Which addresses are valid: `wide` accepts any top-level domain of 2 to 63 letters; `narrow` is the newsletter rule of the specification
 * (word characters separated by a dot, plus or hyphen, and a top-level domain of 2 or 3 letters).
 */
export type EmailRule = 'wide' | 'narrow';

/** Whether the text is exactly one address of at most 254 characters, without surrounding whitespace. Runs in linear time. */
export function isEmail(text: string, rule: EmailRule = 'wide'): boolean {
  if (text.length > emailMaxLength) return false;
  if (rule === 'narrow') return narrow.test(text);
  const [local, domain, ...more] = text.split('@');
  if (local === undefined || domain === undefined || more.length > 0) return false;
  return local.length <= 64 && localPart.test(local) && isDomain(domain);
}

// Word characters and separators are disjoint, so the expression cannot backtrack.
const narrow = /^\w+(?:[.+-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/;
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
// Browsers report internationalized domains in punycode (xn--).
const ending = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((part) => label.test(part)) && ending.test(labels.at(-1) ?? '');
}
