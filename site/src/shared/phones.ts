/** A phone number, formatted for people and as a `tel:` link. */
export interface Phone {
  text: string;
  href: string;
}

/** The phone number with this text. */
export function buildPhone(text: string): Phone {
  return { text, href: `tel:${text.replace(/[^+\d]/g, '')}` };
}

/** The site's default numbers, from the ranges reserved for fiction. */
export const phones: { call: Phone; contact: Phone } = { call: buildPhone('+1 800 555 0142'), contact: buildPhone('+1 212 555 0117') };

/** Who each number is for. */
export const callers = { call: 'From the United States and Canada, free of charge', contact: 'From everywhere else' } as const;
