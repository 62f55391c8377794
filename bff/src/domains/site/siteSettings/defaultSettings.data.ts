import { budgetOptions, defaultPromises } from '@farwend/api-contract';
import type { SiteSettingsFacts } from './siteSettings.model.ts';

/** Apply until the settings are first changed: links to the pages that every site has, and nothing that only the team can know. */
export const defaultSettings: SiteSettingsFacts = {
  menus: [
    {
      key: 'destinations',
      label: 'Destinations',
      sections: [
        {
          title: 'Where',
          links: [{ label: 'All destinations', href: '/destinations', note: 'Every country, and the months that suit it' }],
        },
        {
          title: 'With whom',
          links: [{ label: 'Travel companies', href: '/travel-companies', note: 'Who plans journeys where they live' }],
        },
      ],
    },
    {
      key: 'ways-to-travel',
      label: 'Ways to travel',
      sections: [
        { title: 'To begin with', links: [{ label: 'All itineraries', href: '/itineraries' }] },
        { title: 'Before you go', links: [{ label: 'Travel insurance', href: '/travel-insurance' }] },
      ],
    },
    {
      key: 'journal',
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
      key: 'about',
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
  ],
  footer: {
    groups: [
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
          { label: 'Write to us', href: '/contact' },
          { label: 'For travel companies', href: '/contact-travel-company' },
        ],
      },
    ],
    pressMentions: [],
    social: { facebook: null, instagram: null, linkedin: null, youtube: null, pinterest: null, email: null },
  },
  phones: { call: null, contact: null },
  testimonial: null,
  promises: defaultPromises,
  trustBadge: null,
  reviewProfileUrl: null,
  maintenance: { on: false, message: '' },
  billFrom: null,
  desktopThresholdPx: 1280,
  budgetOptions: [...budgetOptions],
};
