/** Common mail providers: suggestions for mistyped domains, and never corrected themselves. */
export const emailProviders: readonly string[] = [
  'gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.uk', 'yahoo.ca', 'yahoo.com.au', 'ymail.com', 'outlook.com', 'hotmail.com',
  'hotmail.co.uk', 'live.com', 'live.co.uk', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com',
  'fastmail.com', 'zoho.com', 'mail.com', 'email.com', 'gmx.com', 'gmx.net', 'gmx.de', 'web.de', 't-online.de', 'orange.fr', 'free.fr',
  'comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'bellsouth.net', 'cox.net', 'charter.net', 'shaw.ca', 'rogers.com',
  'sympatico.ca', 'telus.net', 'bigpond.com', 'bigpond.net.au', 'optusnet.com.au', 'btinternet.com', 'sky.com', 'virginmedia.com',
  'singnet.com.sg', 'qq.com',
]; // prettier-ignore

/** The address with its provider corrected, or `undefined` if it does not resemble a known provider. */
export function suggestEmail(text: string, providers: readonly string[] = emailProviders): string | undefined {
  const at = text.lastIndexOf('@');
  const domain = text
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length < 4 || domain.length > 40 || providers.includes(domain)) return undefined;
  let best: string | undefined;
  // Short names resemble each other, so only one typo is tolerated there.
  let least = 3;
  for (const provider of providers) {
    const allowed = provider.length < 8 ? 1 : 2;
    const distance = editDistance(domain, provider);
    if (distance <= allowed && distance < least) [best, least] = [provider, distance];
  }
  return best && `${text.slice(0, at).trim()}@${best}`;
}

/** Damerau–Levenshtein distance (optimal string alignment) between two words. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let least = Math.min(change, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
