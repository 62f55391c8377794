import { Search } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { amorgosSearch } from './trust.data.ts';

const found = amorgosSearch.result;
const nothing = {
  chips: [],
  correction: null,
  dropped: [],
  answer: null,
  kinds: [],
  items: [],
  total: 0,
  pages: 0,
  facets: [],
  nearest: [],
  careers: [],
  reviewCount: 0,
};

const meta = {
  title: 'Site/Search',
  component: Search,
  parameters: { layout: 'fullscreen' },
  args: { ...amorgosSearch, onGo: () => {} },
  render: (args) => (
    <main>
      <Search {...args} />
    </main>
  ),
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was understood, an answer from the facts, pages of two kinds, and reviews. */
export const Found: Story = {};

/** Nothing typed yet: the countries. */
export const Blank: Story = { args: { query: { q: '', isVerbatim: false, page: 1 }, result: null } };

/** No page has these words. */
export const Nothing: Story = { args: { query: { q: 'submarine', isVerbatim: false, page: 1 }, result: nothing } };

/** A slip of the pen: what was searched instead. */
export const Nearly: Story = {
  args: {
    query: { q: 'Amorgoss may', isVerbatim: false, page: 1 },
    result: found && {
      ...found,
      correction: { from: 'Amorgoss may', to: 'amorgos may', insteadHref: '/search/?q=Amorgoss+may&verbatim=true' },
    },
  },
};

/** A country that we do not plan: what comes nearest. */
export const NotPlanned: Story = {
  args: {
    query: { q: 'Bhutan', isVerbatim: false, page: 1 },
    result: {
      ...nothing,
      chips: [{ label: 'Bhutan', href: '/search/' }],
      answer: {
        title: 'Bhutan: not planned by us',
        text: 'We know nobody in Bhutan whom we would send you to, so we do not plan journeys there. What comes nearest is below.',
        href: null,
      },
      nearest: [
        { label: 'India', href: '/search/?q=india', count: 3 },
        { label: 'Vietnam', href: '/search/?q=vietnam', count: 3 },
      ],
    },
  },
};
