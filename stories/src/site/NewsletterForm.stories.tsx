import { NewsletterForm } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Newsletter form',
  component: NewsletterForm,
  args: { state: 'idle', onSubmit: () => undefined },
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The box is ticked at first, as the house wishes it. */
export const Idle: Story = {};

/** Unticked: the button waits. */
export const WithoutConsent: Story = { args: { defaults: { fullName: '', email: '', consent: false } } };

/** Both fields need another look. */
export const FieldErrors: Story = {
  args: { errors: { fullName: 'Please enter your full name.', email: 'Please enter a valid email address.' } },
};

/** On its way; a second press does nothing. */
export const Sending: Story = { args: { state: 'sending' } };

/** It worked; the focus is on the words. */
export const Success: Story = { args: { state: 'success' } };

/** It did not; what was typed stays. */
export const Failure: Story = { args: { state: 'error' } };
