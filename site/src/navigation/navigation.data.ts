import type { MenuItem } from '@farwend/design-system';

/** Main menus of stories and tests, with their sections and links. */
export const menus: readonly MenuItem[] = [
  {
    label: 'Destinations',
    sections: [
      {
        title: 'Africa',
        links: [
          { label: 'Kenya', href: '/destinations#kenya', note: 'The Mara from July to October' },
          { label: 'Morocco', href: '/destinations#morocco', note: 'Dunes and old towns, best in November' },
          { label: 'South Africa', href: '/destinations#south-africa', note: 'Cape vineyards, and the Kruger in the dry months' },
        ],
      },
      {
        title: 'Europe',
        links: [
          { label: 'Norway', href: '/destinations#norway', note: 'Fjords while the snow still lies above them' },
          { label: 'Italy', href: '/destinations#italy', note: 'Hill towns in May, and again at the vintage' },
          { label: 'Greece', href: '/destinations#greece', note: 'The smaller Cyclades in September' },
        ],
      },
      {
        title: 'Asia and the Pacific',
        links: [
          { label: 'Japan', href: '/destinations#japan', note: 'Plum blossom in February, maples in November' },
          { label: 'Vietnam', href: '/destinations#vietnam', note: 'North to south between February and April' },
          { label: 'New Zealand', href: '/destinations#new-zealand', note: 'Both islands, from December to March' },
        ],
      },
      {
        title: 'The whole atlas',
        links: [{ label: 'All destinations', href: '/destinations', note: 'Every country, and the months that suit it' }],
      },
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
