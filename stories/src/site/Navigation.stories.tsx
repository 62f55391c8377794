import { houseFrame, Navigation, visitor, type CurrentUser } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const person = (personType: NonNullable<CurrentUser['personType']>): CurrentUser => ({ ...visitor, isAuthenticated: true, personType });

const meta = {
  title: 'Site/Navigation',
  component: Navigation,
  parameters: { layout: 'fullscreen' },
  args: {
    user: visitor,
    frame: houseFrame,
    currentPath: '/articles/',
    portals: { traveler: 'https://trips.example/', agent: 'https://agents.example/', teamMember: 'https://team.example/' },
  },
} satisfies Meta<typeof Navigation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is signed in: Login, and the button that begins a trip. */
export const SignedOut: Story = {};

/** A traveller: My Trips leads to the travellers' portal. */
export const Traveler: Story = { args: { user: person('traveler') } };

/** An agent: a sentence stands in place of the buttons. */
export const Agent: Story = { args: { user: person('agent') } };

/** A team member reads the same sentence; My Trips leads to the team's portal. */
export const TeamMember: Story = { args: { user: person('teamMember') } };

/** Beside the trip request form: nothing that leads away. */
export const Slim: Story = { args: { slim: true } };

/** A word for everybody above the bar; who closes it does not see it again. */
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
