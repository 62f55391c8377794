import { exampleLayoutContent, HeaderSearch, Navigation, visitor, type CurrentUser } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const person = (personType: NonNullable<CurrentUser['personType']>): CurrentUser => ({ ...visitor, isAuthenticated: true, personType });

const suggest = async () =>
  ['Maasai Mara', 'Matera', 'Madikwe', 'Marrakech', 'Mani', 'Machu Picchu', 'Makgadikgadi', 'Mara and Laikipia'].map((label) => ({
    id: label,
    label,
    detail: 'Place',
    href: '/search/',
  }));
const wide = () => window.matchMedia('(min-width: 900px)').matches;

const meta = {
  title: 'Site/Navigation',
  component: Navigation,
  parameters: { layout: 'fullscreen' },
  args: {
    user: visitor,
    content: exampleLayoutContent,
    currentPath: '/articles/',
    search: <HeaderSearch loadSuggestions={suggest} onGo={() => {}} />,
    portals: { traveler: 'https://trips.example/', agent: 'https://agents.example/', teamMember: 'https://team.example/' },
  },
} satisfies Meta<typeof Navigation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signed out: Login, and the button that starts a trip request. */
export const SignedOut: Story = {};

/** A traveller: My Trips links to the travellers' portal. */
export const Traveler: Story = { args: { user: person('traveler') } };

/** Agent: a sentence instead of the buttons. */
export const Agent: Story = { args: { user: person('agent') } };

/** A team member sees the same sentence; My Trips links to the team's portal. */
export const TeamMember: Story = { args: { user: person('teamMember') } };

/** The menu of destinations: every country with its year, best months in words, and a country of this month. */
export const Destinations: Story = {
  play: async ({ canvasElement }) => {
    if (!wide()) return;
    const bar = within(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: 'Destinations' }));
    await waitFor(() => expect(bar.getByRole('group', { name: 'Destinations' })).toBeVisible());
    await expect(bar.getByRole('link', { name: 'Botswana best in April to September' })).toBeVisible();
  },
};

/** The same on the night chart. */
export const DestinationsAtNight: Story = { globals: { mode: 'dark' }, play: Destinations.play! };

/** The field opens in place, with eight suggestions. */
export const SearchOpen: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    const link = canvasElement.querySelector<HTMLElement>('header a[href="/search/"]');
    if (!link?.checkVisibility()) return;
    await userEvent.click(link);
    const box = await bar.findByRole('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'ma');
    await waitFor(() => expect(bar.getAllByRole('option')).toHaveLength(8));
  },
};

/** On the trip request form: no distracting links. */
export const Slim: Story = { args: { slim: true } };

/** An announcement above the header; dismissed permanently. */
export const Announced: Story = {
  args: {
    announcement: {
      key: 'winter 1',
      message: 'Our planners are at home on 24 and 25 December. Requests wait for them.',
      link: { href: '/contact', text: 'Reach us meanwhile' },
      tone: 'INFO',
      audience: 'ALL',
      countryCodes: [],
      dismissible: true,
    },
  },
};
