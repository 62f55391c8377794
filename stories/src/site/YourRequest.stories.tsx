import { YourRequest, type YourRequestProps } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withExampleLayout } from './withExampleLayout.tsx';

const request: YourRequestProps['request'] = {
  id: '01890000-0000-7000-8000-000000000009',
  reference: 'TR-7K2M9Q',
  status: 'PENDING',
  statusChangedAt: '2026-11-21T09:30:00Z',
  destinationNames: ['Kenya', 'Tanzania'],
  departureDate: '2027-07-10',
  flexibleDepartureDate: true,
  departureSpan: null,
  returnDate: '2027-07-22',
  totalNights: 12,
  numberOfAdults: '2',
  numberOfChildren: null,
  tripType: ['SAFARI'],
  tripTitle: '12 nights in Kenya and Tanzania for two',
  tripDescription: 'We are celebrating twenty years together and would like to see the river crossings without a crowd.',
  budgetPerPersonUSD: 8000,
  ownBudgetPerPersonUSD: null,
  budgetIncludesFlights: false,
  budgetFlexibility: 0.2,
  editableUntil: '2026-11-23T09:30:00Z',
  submittedAt: '2026-11-21T09:30:00Z',
  version: 1,
  givenName: 'Dana',
  email: 'dana.rowe@example.com',
  hasAccount: false,
  confirmed: true,
  canChange: true,
  canCancel: true,
};

const meta = {
  title: 'Site/Your request',
  component: YourRequest,
  decorators: [withExampleLayout],
  parameters: { layout: 'fullscreen' },
  args: { request, renderForm: (_, content) => <form>{content}</form> },
  render: (args) => (
    <main>
      <YourRequest {...args} />
    </main>
  ),
} satisfies Meta<typeof YourRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two days to change it. */
export const Changeable: Story = {};

/** Changed just now. */
export const Changed: Story = { args: { result: { done: 'change' } } };

/** A change rejected by the rules. */
export const Refused: Story = {
  args: {
    result: {
      message: 'totalNights: Number of nights must be 7 or more for Kenya.',
      errors: [{ field: 'totalNights', message: 'Number of nights must be 7 or more for Kenya' }],
    },
  },
};

/** Sent for an address that has an account, without signing in. */
export const Unconfirmed: Story = { args: { request: { ...request, confirmed: false, hasAccount: true } } };

/** After the first introduction. */
export const Planning: Story = { args: { request: { ...request, status: 'PLANNING', canChange: false, hasAccount: true } } };

/** Cancelled. */
export const Cancelled: Story = { args: { request: { ...request, status: 'CANCELLED', canChange: false, canCancel: false } } };
