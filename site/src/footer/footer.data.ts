import { phones } from '#src/shared/phones.ts';

/** The lists of links at the end of every page. */
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

/** Where we can be followed, or written to. */
export const socialLinks = [
  { kind: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/farwend.example' },
  { kind: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/farwend.example' },
  { kind: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/farwend-example' },
  { kind: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/@farwend-example' },
  { kind: 'pinterest', label: 'Pinterest', href: 'https://www.pinterest.com/farwendexample' },
  { kind: 'email', label: 'Write us an email', href: 'mailto:hello@farwend.example' },
] as const;

/** Where the business-review profile can be checked. */
export const trustProfile = {
  claim: 'Checked business profile',
  source: 'Tradewind Business Register',
  href: 'https://register.example/farwend',
};
