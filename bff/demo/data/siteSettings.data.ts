import { budgetOptions, defaultPromises } from '@farwend/api-contract';
import type { SiteSettingsFacts } from '#src/domains/site/siteSettings/siteSettings.model.ts';

/** The menus, lists and numbers the site shows. */
export const siteSettingsData: SiteSettingsFacts = {
  menus: [
    {
      key: 'destinations',
      label: 'Destinations',
      sections: [
        {
          title: 'The whole atlas',
          links: [
            {
              label: 'The world map',
              href: '/destinations',
              note: 'Every country, and the months that suit it',
            },
            {
              label: 'Travel companies',
              href: '/travel-companies',
              note: 'Who plans journeys where they live',
            },
          ],
        },
      ],
    },
    {
      key: 'ways-to-travel',
      label: 'Ways to travel',
      sections: [
        {
          title: 'On land',
          links: [
            {
              label: 'On safari',
              href: '/itineraries?tripType=SAFARI',
            },
            {
              label: 'By rail',
              href: '/itineraries?tripType=RAIL',
            },
            {
              label: 'On foot',
              href: '/itineraries?tripType=ADVENTURE',
            },
          ],
        },
        {
          title: 'On water',
          links: [
            {
              label: 'Under sail',
              href: '/itineraries?tripType=CRUISE',
            },
            {
              label: 'Islands and coasts',
              href: '/itineraries?tripType=BEACH',
            },
          ],
        },
        {
          title: 'With whom',
          links: [
            {
              label: 'Honeymoons',
              href: '/itineraries?tripType=HONEYMOON',
            },
            {
              label: 'With children',
              href: '/itineraries?tripType=FAMILY',
            },
            {
              label: 'On your own',
              href: '/itineraries?tripType=SOLO',
            },
          ],
        },
        {
          title: 'Before you go',
          links: [
            {
              label: 'All itineraries',
              href: '/itineraries',
            },
            {
              label: 'Tours',
              href: '/tours',
            },
            {
              label: 'Places we know',
              href: '/places-we-know',
            },
            {
              label: 'Travel insurance',
              href: '/travel-insurance',
            },
          ],
        },
      ],
    },
    {
      key: 'journal',
      label: 'Journal',
      sections: [
        {
          title: 'To read',
          links: [
            {
              label: 'Articles',
              href: '/articles',
              note: 'Reports by people just back',
            },
            {
              label: 'Guides',
              href: '/guides',
              note: 'When to go, how long, and what to leave out',
            },
          ],
        },
        {
          title: 'What others say',
          links: [
            {
              label: 'Reviews',
              href: '/reviews',
            },
            {
              label: 'News',
              href: '/news',
            },
          ],
        },
      ],
    },
    {
      key: 'about',
      label: 'About',
      sections: [
        {
          title: 'The house',
          links: [
            {
              label: 'About us',
              href: '/about-us',
            },
            {
              label: 'Team',
              href: '/team',
            },
            {
              label: 'Careers',
              href: '/careers',
            },
          ],
        },
        {
          title: 'How we work',
          links: [
            {
              label: 'How it works',
              href: '/how-it-works',
            },
            {
              label: 'Our promises',
              href: '/our-promises',
            },
          ],
        },
        {
          title: 'Speak to us',
          links: [
            {
              label: 'Contact',
              href: '/contact',
            },
            {
              label: 'For travel companies',
              href: '/contact-travel-company',
            },
          ],
        },
      ],
    },
  ],
  footer: {
    groups: [
      {
        title: 'Plan',
        links: [
          {
            label: 'How it works',
            href: '/how-it-works',
          },
          {
            label: 'Destinations',
            href: '/destinations',
          },
          {
            label: 'Itineraries',
            href: '/itineraries',
          },
          {
            label: 'Travel companies',
            href: '/travel-companies',
          },
          {
            label: 'Travel insurance',
            href: '/travel-insurance',
          },
          {
            label: 'Reviews',
            href: '/reviews',
          },
        ],
      },
      {
        title: 'Read',
        links: [
          {
            label: 'Journal',
            href: '/articles',
          },
          {
            label: 'Guides',
            href: '/guides',
          },
          {
            label: 'Letters',
            href: '/letters',
          },
          {
            label: 'News',
            href: '/news',
          },
          {
            label: 'Search',
            href: '/search',
          },
        ],
      },
      {
        title: 'Farwend',
        links: [
          {
            label: 'About us',
            href: '/about-us',
          },
          {
            label: 'Team',
            href: '/team',
          },
          {
            label: 'Our promises',
            href: '/our-promises',
          },
          {
            label: 'Careers',
            href: '/careers',
          },
        ],
      },
      {
        title: 'Speak to us',
        links: [
          {
            label: 'Call +1 800 555 0142',
            href: 'tel:+18005550142',
          },
          {
            label: 'Write to us',
            href: '/contact',
          },
          {
            label: 'For travel companies',
            href: '/contact-travel-company',
          },
        ],
      },
    ],
    pressMentions: [
      {
        name: 'The Harrow Ledger',
        alt: 'The Harrow Ledger',
        href: 'https://harrowledger.example/travel/farwend',
        description: '“They talked us out of August, and were right.”',
      },
      {
        name: 'Compass & Quill',
        alt: 'Compass & Quill',
        href: 'https://compassandquill.example/people/farwend',
        description: 'On planners who answer the telephone themselves',
      },
      {
        name: 'Northlight Weekly',
        alt: 'Northlight Weekly',
        href: 'https://northlightweekly.example/issues/41/farwend',
        description: 'Nine days in Morocco, planned by letter',
      },
      {
        name: 'The Evening Cartographer',
        alt: 'The Evening Cartographer',
        href: 'https://eveningcartographer.example/weekend/farwend',
        description: 'What a good itinerary leaves out',
      },
    ],
    social: {
      facebook: 'https://www.facebook.com/farwend.example',
      instagram: 'https://www.instagram.com/farwend.example',
      linkedin: 'https://www.linkedin.com/company/farwend-example',
      youtube: 'https://www.youtube.com/@farwend-example',
      pinterest: 'https://www.pinterest.com/farwendexample',
      email: 'hello@farwend.example',
    },
  },
  phones: {
    call: {
      text: '+1 800 555 0142',
      href: 'tel:+18005550142',
    },
    contact: {
      text: '+1 212 555 0117',
      href: 'tel:+12125550117',
    },
  },
  promises: defaultPromises,
  testimonial: {
    quote:
      'They told us to leave Bellagio at noon and come back at seven. So we sat on the wall with two peaches, and had the lake to ourselves.',
    author: 'Ana and Peter, ten days between three lakes',
  },
  trustBadge: {
    label: 'Checked business profile',
    href: 'https://register.example/farwend',
    image: null,
  },
  reviewProfileUrl: 'https://register.example/farwend',
  billFrom: {
    name: 'Farwend Travel Ltd',
    line1: '14 Lantern Yard',
    line2: null,
    city: 'London',
    region: null,
    postalCode: 'E1 6QX',
    countryCode: 'GB',
    taxId: null,
    email: 'accounts@farwend.example',
  },
  maintenance: {
    on: false,
    message: '',
  },
  desktopThresholdPx: 1280,
  budgetOptions: [...budgetOptions],
};
