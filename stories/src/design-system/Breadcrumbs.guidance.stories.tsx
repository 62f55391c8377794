import { Breadcrumbs } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const guides = [
  { label: 'Farwend', href: '/' },
  { label: 'East Africa', href: '/guides/east-africa' },
  { label: 'Kenya', href: '/guides/kenya' },
];
const article = { label: 'The Mara in July', href: '/articles/mara-in-july' };

const meta = {
  title: 'Guidance/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['!dev'],
  args: { items: [...guides, article] },
  globals: { viewport: { value: 'tablet' } },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name each page by its own title, shortened if it is long, so that it is recognised on arrival. */
export const DoUseThePageTitles: Story = {};

/** Longer words than the titles wrap the trail and repeat what the heading below says anyway. */
export const DontRepeatTheHeading: Story = {
  args: {
    items: [
      { label: 'Farwend home page', href: '/' },
      { label: 'All our travel guides to East Africa', href: '/guides/east-africa' },
      { label: 'Discover everything about Kenya', href: '/guides/kenya' },
      { label: 'When to go, where to stay and what to expect in the Mara in July', href: '/articles/mara-in-july' },
    ],
  },
};

/** End with the current page: the trail is whole, and nothing on it leads to where the reader already is. */
export const DoEndWithTheCurrentPage: Story = {
  args: {
    items: [
      { label: 'Farwend', href: '/' },
      { label: 'Journeys', href: '/itineraries' },
      { label: 'The Hardanger by mail boat', href: '/itineraries/hardanger' },
    ],
  },
};

/** Without the current page its parent is announced as the page itself, and there is no link to go back to it. */
export const DontLeaveOutTheCurrentPage: Story = {
  args: {
    items: [
      { label: 'Farwend', href: '/' },
      { label: 'Journeys', href: '/itineraries' },
    ],
  },
};
