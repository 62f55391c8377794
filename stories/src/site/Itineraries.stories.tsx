import { Itineraries, SaveSearch } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { aegean } from '../docs/routes.ts';
import { comparisonOfRoutes } from './comparison.data.ts';
import { itineraryList } from './editorial.data.ts';

const meta = {
  title: 'Site/Itineraries',
  component: Itineraries,
  parameters: { layout: 'fullscreen' },
  args: itineraryList,
} satisfies Meta<typeof Itineraries>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The routes of a season. */
export const Some: Story = {};

/** One is ticked here and one on another page: the tray names both. */
export const Ticked: Story = { args: { comparison: comparisonOfRoutes } };

const form = (content: ReactNode) => <form onSubmit={(event) => event.preventDefault()}>{content}</form>;

/** A traveller with an account can be told of what is new. */
export const SearchToSave: Story = { args: { saveSearch: <SaveSearch renderForm={form} /> } };

/** Saved, with the way to all searches. */
export const SearchSaved: Story = { args: { saveSearch: <SaveSearch done="Kenya, up to 7 nights in April" renderForm={form} /> } };

/** Twenty are kept, and no more. */
export const SearchRefused: Story = {
  args: {
    saveSearch: (
      <SaveSearch problem="We look out for twenty searches of yours already. End one in My Trips, then save this one." renderForm={form} />
    ),
  },
};

/** On a map: the numbers are the rows. */
export const OnAMap: Story = {
  args: {
    params: { ...itineraryList.params, country: 'GR', view: 'map' },
    otherView: '/itineraries?country=GR',
    map: {
      places: [
        {
          name: 'The Small Cyclades, by caique',
          href: '/itineraries/small-cyclades-by-caique',
          note: '7 nights, from $4,600',
          lat: 36.9,
          lng: 25.5,
        },
        { name: 'Mani and Monemvasia', href: '/itineraries/mani-and-monemvasia', note: '8 nights, from $3,900', lat: 36.7, lng: 22.6 },
      ],
      land: [...aegean],
      features: [],
      around: [],
      format: 'landscape',
    },
  },
};

/** Nothing in the chosen month: the nearest months lead on. */
export const None: Story = {
  args: {
    total: 0,
    itineraries: [],
    params: { ...itineraryList.params, country: 'GR', month: '1' },
    applied: [
      { label: 'Greece', href: '/itineraries?month=1' },
      { label: 'January', href: '/itineraries?country=GR' },
    ],
    alternatives: {
      asked: 'Greece in January',
      kind: 'month',
      items: [
        { label: 'October', count: 1, href: '/itineraries?country=GR&month=10' },
        { label: 'May', count: 1, href: '/itineraries?country=GR&month=5' },
      ],
    },
  },
};

/** Nothing of any month fits: one answer has to go. */
export const NoneInAnyMonth: Story = {
  args: {
    total: 0,
    itineraries: [],
    params: { ...itineraryList.params, country: 'GR', nights: 'from-15' },
    applied: [
      { label: 'Greece', href: '/itineraries?nights=from-15' },
      { label: '15 nights and more', href: '/itineraries?country=GR' },
    ],
    alternatives: {
      asked: 'Greece, 15 nights and more',
      kind: 'without',
      items: [
        { label: 'Greece', count: 4, href: '/itineraries?nights=from-15' },
        { label: '15 nights and more', count: 1, href: '/itineraries?country=GR' },
      ],
    },
  },
};
