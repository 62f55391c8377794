import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Enquiry } from './Enquiry.tsx';

const meta = {
  title: 'Patterns/Forms',
  component: Enquiry,
  args: { send: () => Promise.resolve() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Enquiry>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Initial state with optional fields. */
export const Untouched: Story = {};

/** Submitted empty: a list of errors, and the same text at each field. */
export const Wrong: Story = {
  args: { begin: 'wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription(/Enter your first name/);
    await expect(canvas.getAllByText('Enter your email address')).toHaveLength(2);
  },
};

/** On submit the list receives focus, and an entry links to its field. */
export const BackToTheField: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send my question' }));
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your first name' }));
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};

/** Submitting: the button keeps its position and label and ignores further clicks. */
export const Sending: Story = {
  args: { begin: 'sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Send my question/ })).toHaveAttribute('aria-busy', 'true');
  },
};

const fill = async (canvas: { getByLabelText(label: string): HTMLElement; getByRole(role: 'button'): HTMLElement }) => {
  await userEvent.type(canvas.getByLabelText('First name'), 'Ana');
  await userEvent.type(canvas.getByLabelText('Email address'), 'ana@example.com');
  await userEvent.click(canvas.getByRole('button'));
};

/** Sent: the message replaces the form. */
export const Sent: Story = { args: { begin: 'sent' } };

/** From the first key press to the confirmation, which receives the button's focus. */
export const FilledAndSent: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByText('Your question is on Daniel’s desk')).toHaveFocus();
  },
};

/** It could not be sent. */
export const Failed: Story = { args: { begin: 'failed' } };

/** After a failed submission the typed text is kept. */
export const FailedAfterFilling: Story = {
  args: { send: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/still here/);
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ana');
  },
};
