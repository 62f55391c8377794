import type { MenuItem } from '@farwend/design-system';

/** The main menus with their sections and links. */
export const menus: readonly MenuItem[] = [
  {
    label: 'Destinations',
    sections: [
      {
        title: 'Africa and Arabia',
        links: [
          { label: 'Kenya', href: '/destinations#kenya', note: 'The Mara from July to October' },
          { label: 'Morocco', href: '/destinations#morocco', note: 'Dunes and old towns, best in November' },
          { label: 'Oman', href: '/destinations#oman' },
        ],
      },
      {
        title: 'Europe',
        links: [
          { label: 'Norway', href: '/destinations#norway', note: 'Fjords while the snow still lies above them' },
          { label: 'Switzerland', href: '/destinations#switzerland', note: 'High paths, open from mid-June' },
          { label: 'Greece', href: '/destinations#greece', note: 'The smaller Cyclades in September' },
        ],
      },
      {
        title: 'Asia and the Pacific',
        links: [
          { label: 'Japan', href: '/destinations#japan' },
          { label: 'Vietnam', href: '/destinations#vietnam' },
          { label: 'New Zealand', href: '/destinations#new-zealand' },
        ],
      },
      { title: 'The whole atlas', links: [{ label: 'All destinations', href: '/destinations' }] },
    ],
  },
  {
    label: 'Ways to travel',
    sections: [
      {
        title: 'On land',
        links: [
          { label: 'On safari', href: '/itineraries?tripType=SAFARI' },
          { label: 'By rail', href: '/itineraries?tripType=RAIL' },
          { label: 'On foot', href: '/itineraries?tripType=ADVENTURE' },
        ],
      },
      {
        title: 'On water',
        links: [
          { label: 'Under sail', href: '/itineraries?tripType=CRUISE' },
          { label: 'Islands and coasts', href: '/itineraries?tripType=BEACH' },
        ],
      },
      {
        title: 'With whom',
        links: [
          { label: 'Honeymoons', href: '/itineraries?tripType=HONEYMOON' },
          { label: 'With children', href: '/itineraries?tripType=FAMILY' },
          { label: 'On your own', href: '/itineraries?tripType=SOLO' },
        ],
      },
      {
        title: 'Before you go',
        links: [
          { label: 'All itineraries', href: '/itineraries' },
          { label: 'Travel insurance', href: '/travel-insurance' },
        ],
      },
    ],
  },
  {
    label: 'Journal',
    sections: [
      {
        title: 'To read',
        links: [
          { label: 'Articles', href: '/articles', note: 'Reports by people just back' },
          { label: 'Guides', href: '/guides', note: 'When to go, how long, and what to leave out' },
        ],
      },
      {
        title: 'What others say',
        links: [
          { label: 'Reviews', href: '/reviews' },
          { label: 'News', href: '/news' },
        ],
      },
    ],
  },
  {
    label: 'About',
    sections: [
      {
        title: 'The house',
        links: [
          { label: 'About us', href: '/about-us' },
          { label: 'Team', href: '/team' },
          { label: 'Careers', href: '/careers' },
        ],
      },
      {
        title: 'How we work',
        links: [
          { label: 'How it works', href: '/how-it-works' },
          { label: 'Our promises', href: '/our-promises' },
        ],
      },
      {
        title: 'Speak to us',
        links: [
          { label: 'Contact', href: '/contact' },
          { label: 'For travel companies', href: '/contact-travel-company' },
        ],
      },
    ],
  },
];
