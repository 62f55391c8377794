import { phones } from '#src/shared/phones.ts';

/** Link lists of the footer. */
export const footerLists = [
  {
    title: 'Plan',
    links: [
      { label: 'How it works', href: '/how-it-works' },
      { label: 'Destinations', href: '/destinations' },
      { label: 'Itineraries', href: '/itineraries' },
      { label: 'Travel insurance', href: '/travel-insurance' },
      { label: 'Reviews', href: '/reviews' },
    ],
  },
  {
    title: 'Read',
    links: [
      { label: 'Journal', href: '/articles' },
      { label: 'Guides', href: '/guides' },
      { label: 'News', href: '/news' },
    ],
  },
  {
    title: 'Farwend',
    links: [
      { label: 'About us', href: '/about-us' },
      { label: 'Team', href: '/team' },
      { label: 'Our promises', href: '/our-promises' },
      { label: 'Careers', href: '/careers' },
    ],
  },
  {
    title: 'Speak to us',
    links: [
      { label: `Call ${phones.call.text}`, href: phones.call.href },
      { label: 'Write to us', href: '/contact' },
      { label: 'For travel companies', href: '/contact-travel-company' },
    ],
  },
];

/** Social profiles and the email address. */
export const socialLinks = [
  { kind: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/farwend.example' },
  { kind: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/farwend.example' },
  { kind: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/farwend-example' },
  { kind: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/@farwend-example' },
  { kind: 'pinterest', label: 'Pinterest', href: 'https://www.pinterest.com/farwendexample' },
  { kind: 'email', label: 'Write us an email', href: 'mailto:hello@farwend.example' },
] as const;

/** Link to the business profile of the trust badge. */
export const trustProfile = {
  claim: 'Checked business profile',
  source: 'Tradewind Business Register',
  href: 'https://register.example/farwend',
};
