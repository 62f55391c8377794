import { defaultPromises } from '@farwend/api-contract/rules';
import { expect, test } from '@jest/globals';
import { buildLayoutContent, type LayoutSources } from './buildLayoutContent.ts';
import { parsePhone } from './phones.ts';

type Settings = Parameters<typeof buildLayoutContent>[0];

const settings: Settings = {
  id: '018f0000-0000-7000-8000-000000000000',
  version: 3,
  updatedAt: '2026-11-24T08:00:00.000Z',
  billFrom: null,
  menus: [
    { key: 'atlas', label: 'Atlas', href: '/destinations', sections: [] },
    { key: 'journal', label: 'Journal', sections: [{ title: 'To read', links: [{ label: 'Guides', href: '/guides/?month=5' }] }] },
    {
      key: 'about',
      label: 'About',
      sections: [
        { title: 'The house', links: [{ label: 'Team', href: '/team' }] },
        { title: 'Speak to us', links: [{ label: 'Contact', href: '/contact', note: 'By letter' }] },
      ],
    },
  ],
  footer: {
    groups: [
      {
        title: 'Read',
        links: [
          { label: 'Guide to Norway', href: '/guides/norway' },
          { label: 'Norway', href: '/destinations#norway' },
        ],
      },
      { title: 'House', links: [{ label: 'Team', href: '/team/' }] },
    ],
    pressMentions: [],
    social: { facebook: null, instagram: null, linkedin: null, youtube: null, pinterest: null, email: null },
  },
  phones: { call: null, contact: { text: '+44 1632 960 114', href: '/contact' } },
  promises: defaultPromises,
  testimonial: null,
  trustBadge: null,
  reviewProfileUrl: null,
  maintenance: { on: false, message: '' },
  desktopThresholdPx: 1280,
  budgetOptions: [0, 500],
};
const pages = [
  { path: '/contact/', content: null, isOpen: true },
  { path: '/destinations/', content: 'country' as const, isOpen: false },
  { path: '/guides/', content: 'guide' as const, isOpen: false },
  { path: '/team/', content: 'contentPage' as const, isOpen: false },
];
const sources = { pages, destinations: null, newestLetter: null };

test('visitors are not led to pages that have nothing to show', () => {
  const { menus, lists, closedPages } = buildLayoutContent(settings, sources, 'visitors');
  expect(menus).toEqual([
    { label: 'About', sections: [{ title: 'Speak to us', links: [{ label: 'Contact', href: '/contact', note: 'By letter' }] }] },
  ]);
  expect(lists).toEqual([{ title: 'Read', links: [{ label: 'Guide to Norway', href: '/guides/norway' }] }]);
  expect(closedPages.map(({ path }) => path)).toEqual(['/destinations/', '/guides/', '/team/']);
});

test('the team keeps these links, marked', () => {
  const { menus, lists } = buildLayoutContent(settings, sources, 'team');
  expect(menus.map(({ label }) => label)).toEqual(['Atlas (empty)', 'Journal', 'About']);
  expect(lists.flatMap(({ links }) => links.map(({ label }) => label))).toEqual(['Guide to Norway', 'Norway (empty)', 'Team (empty)']);
});

test('a number that is not set is null, and every other one is dialled', () => {
  const { phones } = buildLayoutContent(settings, sources, 'visitors');
  expect(phones).toEqual({ call: null, contact: { text: '+44 1632 960 114', href: 'tel:+441632960114' } });
  expect(parsePhone({ text: 'Write to us', href: '/contact' })).toBeNull();
});

test('the menu of destinations begins with the countries, in place of the links to single ones', () => {
  const links = [
    { label: 'Norway', href: '/destinations#norway' },
    { label: 'Who plans it', href: '/travel-companies' },
  ];
  const menus = [{ key: 'destinations', label: 'Destinations', sections: [{ title: 'The atlas', links }] }];
  const regions = [{ title: 'Europe', links: [{ label: 'Norway', href: '/guides/norway', year: [0, 0, 1, 2, 3, 3, 3, 3, 2, 1, 0, 0] }] }];
  const build = (destinations: LayoutSources['destinations']) =>
    buildLayoutContent({ ...settings, menus }, { ...sources, pages: [], destinations }, 'visitors').menus;
  expect(build({ regions, month: null })).toEqual([
    {
      label: 'Destinations',
      sections: [...regions, { title: 'The atlas', links: [{ label: 'Who plans it', href: '/travel-companies' }] }],
    },
  ]);
  expect(build(null)).toEqual([{ label: 'Destinations', sections: [{ title: 'The atlas', links }] }]);
});
