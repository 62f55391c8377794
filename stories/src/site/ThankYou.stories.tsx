import { ThankYou } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const sent = {
  id: '3f0d2f0e-0000-4000-8000-000000000001',
  reference: 'FW-27-04113',
  email: 'dana@example.com',
  destinationNames: ['Kenya', 'Oman'],
  sentAt: '2026-11-21T09:30:00Z',
};

const meta = { title: 'Site/Thank you', component: ThankYou, parameters: { layout: 'fullscreen' }, args: { sent } } satisfies Meta<
  typeof ThankYou
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a request was sent. */
export const Sent: Story = {};

/** With a number to call, and no place chosen yet. */
export const Undecided: Story = { args: { sent: { ...sent, destinationNames: [''], phone: '+1 212 555 0199' } } };

/** The address was opened without a request. */
export const NothingSent: Story = { args: { sent: null } };
