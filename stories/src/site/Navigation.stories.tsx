import { exampleLayoutContent, Navigation, visitor, type CurrentUser } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const person = (personType: NonNullable<CurrentUser['personType']>): CurrentUser => ({ ...visitor, isAuthenticated: true, personType });

const meta = {
  title: 'Site/Navigation',
  component: Navigation,
  parameters: { layout: 'fullscreen' },
  args: {
    user: visitor,
    content: exampleLayoutContent,
    currentPath: '/articles/',
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
      dismissible: true,
    },
  },
};
      countryCodes: [],
