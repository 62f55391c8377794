import { Section } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteMap } from './SiteMap.tsx';

const none = { because: 'The server renders it whole; while another page loads, the old one stays.' };

const meta = {
  title: 'Site/Map',
  component: SiteMap,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Section room="half">
        <SiteMap {...args} />
      </Section>
    </main>
  ),
} satisfies Meta<typeof SiteMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two pages: one with every story, and one that has none yet. The docs page has all of them. */
export const Excerpt: Story = {
  args: {
    groups: [
      {
        name: 'Where to go',
        pages: [
          {
            module: 'pages/Guide/GuidePage',
            name: 'Guide',
            addresses: [{ path: '/guides/:slug', type: 'guide' }],
            layout: 'full',
            states: {
              name: 'Guide',
              group: 'Where to go',
              usual: 'site-guide--whole',
              empty: 'site-guide--text-alone',
              loading: none,
              error: 'site-error-pages--failed',
              longNames: 'usual',
            },
            stories: [
              { id: 'site-guide--whole', name: 'Whole', shows: '' },
              { id: 'site-guide--for-the-trade', name: 'For The Trade', shows: '' },
            ],
          },
          {
            module: 'pages/Slug/SlugPage',
            name: 'Slug',
            addresses: [{ path: '/:slug', type: 'landingPage' }],
            layout: 'full',
            states: null,
            stories: [],
          },
        ],
      },
    ],
  },
};
