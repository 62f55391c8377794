/** A phone number, formatted for people and as a `tel:` link. */
export interface Phone {
  text: string;
  href: string;
}

/** The site's default numbers, from the ranges reserved for fiction. */
export const phones: { call: Phone; contact: Phone } = {
  call: { text: '+1 800 555 0142', href: 'tel:+18005550142' },
  contact: { text: '+1 212 555 0117', href: 'tel:+12125550117' },
};
