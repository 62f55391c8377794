/** Link lists of the footer in stories and tests. */
export const footerLists = [
  {
    title: 'Plan',
    links: [
      { label: 'How it works', href: '/how-it-works' },
      { label: 'Destinations', href: '/destinations' },
      { label: 'Itineraries', href: '/itineraries' },
      { label: 'Travel companies', href: '/travel-companies' },
      { label: 'Travel insurance', href: '/travel-insurance' },
      { label: 'Reviews', href: '/reviews' },
    ],
  },
  {
    title: 'Read',
    links: [
      { label: 'Journal', href: '/articles' },
      { label: 'Guides', href: '/guides' },
      { label: 'Letters', href: '/letters' },
      { label: 'News', href: '/news' },
      { label: 'Search', href: '/search' },
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
      { label: 'Call +1 800 555 0142', href: 'tel:+18005550142' },
      { label: 'Write to us', href: '/contact' },
      { label: 'For travel companies', href: '/contact-travel-company' },
    ],
  },
];

/** Social profiles and the email address in stories and tests. */
export const socialLinks = [
  { kind: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/farwend.example' },
  { kind: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/farwend.example' },
  { kind: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/farwend-example' },
  { kind: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/@farwend-example' },
  { kind: 'pinterest', label: 'Pinterest', href: 'https://www.pinterest.com/farwendexample' },
  { kind: 'email', label: 'Write us an email', href: 'mailto:hello@farwend.example' },
] as const;

/** Link to the business profile of the trust badge in stories and tests. */
export const trustProfile = {
  claim: 'Checked business profile',
  source: 'Tradewind Business Register',
  href: 'https://register.example/farwend',
};
