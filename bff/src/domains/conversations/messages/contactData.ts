const MAX_DOMAIN_LENGTH = 64;

/** Whether a text seems to contain an e-mail address or phone number, also obfuscated like "name (at) example (dot) com". Runs in linear time. */
export function containsContactData(text: string): boolean {
  return containsEmail(text) || containsPhone(text);
}

function containsEmail(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/ ?[([](?:at|@)[)\]] ?/g, '@')
    .replace(/ ?[([](?:dot|punkt|punto|\.)[)\]] ?/g, '.');
  for (let at = plain.indexOf('@'); at !== -1; at = plain.indexOf('@', at + 1)) {
    const before = plain.slice(Math.max(0, at - 1), at);
    const domain = /^[^\s@]{1,64}/.exec(plain.slice(at + 1, at + 1 + MAX_DOMAIN_LENGTH))?.[0] ?? '';
    if (/[^\s@]/.test(before) && /[\p{L}\d]\.\p{L}{2}/u.test(domain)) return true;
  }
  return false;
}

/** Removes dates, times and amounts first, because they contain many digits too. */
function containsPhone(text: string): boolean {
  const rest = text
    .replace(/\d{4}-\d{2}-\d{2}/g, ' x ')
    .replace(/\d{1,2}[./]\d{1,2}[./]\d{2,4}/g, ' x ')
    .replace(/\d{1,2}:\d{2}/g, ' x ')
    .replace(/[$€£¥]\s?\d[\d,.]{0,20}/g, ' x ');
  let digits = 0;
  let international = false;
  for (const letter of `${rest} x`) {
    if (/\d/.test(letter)) digits += 1;
    else if (letter === '+') [digits, international] = [0, true];
    else if (!/[\s().\-/\u00a0\u2011\u2013]/.test(letter)) {
      if (isPhone(digits, international)) return true;
      [digits, international] = [0, false];
    }
  }
  return false;
}

function isPhone(digits: number, international: boolean): boolean {
  return digits >= (international ? 8 : 9) && digits <= 15;
}
