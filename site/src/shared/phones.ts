/** A phone number as people read it and as phones dial it. */
export interface Phone {
  text: string;
  href: string;
}

/** The two numbers, from the ranges kept free for fiction. */
export const phones: { call: Phone; contact: Phone } = {
  call: { text: '+1 800 555 0142', href: 'tel:+18005550142' },
  contact: { text: '+1 212 555 0117', href: 'tel:+12125550117' },
};
