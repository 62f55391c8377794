import { pictureSource } from '@farwend/design-system';
import type { LayoutMenu } from './LayoutMenu.ts';

/** Main menus of stories and tests, with their sections and links. */
export const menus: readonly LayoutMenu[] = [
  {
    label: 'Destinations',
    picture: {
      picture: { source: pictureSource('desert'), alt: 'Dunes of the Erg Chebbi in the last hour of light.', focus: '50% 60%' },
      caption: 'Morocco, November: the dunes are cool enough to walk on',
    },
    sections: [
      {
        title: 'Africa',
        links: [
          { label: 'Botswana', href: '/guides/botswana', year: [1, 1, 2, 3, 3, 3, 3, 3, 3, 2, 1, 1] },
          { label: 'Egypt', href: '/guides/egypt', year: [3, 3, 2, 2, 0, 0, 0, 0, 1, 2, 3, 3] },
          { label: 'Kenya', href: '/guides/kenya', year: [3, 3, 2, 1, 1, 2, 3, 3, 3, 2, 1, 2] },
          { label: 'Morocco', href: '/guides/morocco', year: [1, 2, 3, 3, 3, 1, 0, 0, 2, 3, 3, 2] },
          { label: 'South Africa', href: '/guides/south-africa', year: [2, 3, 3, 3, 2, 2, 2, 2, 3, 3, 2, 2] },
          { label: 'Tanzania', href: '/guides/tanzania', year: [2, 3, 2, 0, 0, 2, 3, 3, 3, 2, 1, 2] },
        ],
      },
      {
        title: 'Asia and the Pacific',
        links: [
          { label: 'India', href: '/guides/india', year: [2, 3, 3, 1, 0, 0, 0, 0, 1, 2, 3, 3] },
          { label: 'Japan', href: '/guides/japan', year: [2, 1, 2, 3, 3, 1, 0, 1, 2, 3, 3, 2] },
          { label: 'New Zealand', href: '/guides/new-zealand', year: [2, 3, 3, 3, 1, 1, 1, 1, 2, 2, 3, 2] },
          { label: 'Vietnam', href: '/guides/vietnam', year: [1, 3, 3, 3, 2, 1, 1, 1, 2, 2, 1, 2] },
        ],
      },
      {
        title: 'Europe',
        links: [
          { label: 'Greece', href: '/guides/greece', year: [1, 1, 1, 2, 3, 2, 1, 1, 3, 3, 2, 1] },
          { label: 'Iceland', href: '/guides/iceland', year: [1, 2, 2, 1, 3, 3, 2, 2, 3, 1, 0, 1] },
          { label: 'Ireland', href: '/guides/ireland', year: [0, 0, 1, 2, 3, 3, 2, 2, 3, 2, 1, 0] },
          { label: 'Italy', href: '/guides/italy', year: [1, 2, 2, 3, 3, 2, 1, 0, 2, 3, 2, 1] },
          { label: 'Norway', href: '/guides/norway', year: [2, 3, 3, 2, 3, 3, 1, 2, 3, 1, 0, 1] },
          { label: 'Portugal', href: '/guides/portugal', year: [1, 1, 2, 3, 3, 3, 1, 1, 3, 3, 2, 1] },
        ],
      },
      {
        title: 'The Americas',
        links: [
          { label: 'Costa Rica', href: '/guides/costa-rica', year: [3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2] },
          { label: 'Peru', href: '/guides/peru', year: [0, 0, 1, 2, 3, 3, 3, 3, 2, 2, 2, 1] },
        ],
      },
      {
        title: 'The whole atlas',
        links: [
          { label: 'The world map', href: '/destinations', note: 'Every country, and the months that suit it' },
          { label: 'Travel companies', href: '/travel-companies', note: 'Who plans journeys where they live' },
        ],
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
