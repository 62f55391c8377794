/** A phone number, formatted for people and as a `tel:` link. */
export interface Phone {
  text: string;
  href: string;
}

/** The site's numbers; null where the team has set none. */
export interface Phones {
  call: Phone | null;
  contact: Phone | null;
}

/** The phone number with this text. */
export function buildPhone(text: string): Phone {
  return { text, href: `tel:${text.replace(/[^+\d]/g, '')}` };
}

/** Reads a number of the settings; null if none is set. A text without a digit is the placeholder of an earlier version. */
export function parsePhone(saved: Phone | null): Phone | null {
  if (!saved || !/\d/.test(saved.text)) return null;
  return saved.href.startsWith('tel:') ? saved : buildPhone(saved.text);
}

/** Who each number is for. */
export const callers = { call: 'From the United States and Canada, free of charge', contact: 'From everywhere else' } as const;

/** How to reach us, to continue a sentence: by telephone if there is a number. */
export function formatCallOrWrite(number: string | undefined): string {
  return number === undefined ? 'write to us' : `call ${number}`;
}
