import { Button } from '@farwend/design-system';
import { SignInDialog } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Site/Sign-in dialog',
  component: SignInDialog,
  args: { open: true, onClose: () => {}, renderForm: (content) => <form onSubmit={(event) => event.preventDefault()}>{content}</form> },
} satisfies Meta<typeof SignInDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The session ended while the page was being read. */
export const Ended: Story = {};

/** Rejected: the address is kept, the password is cleared. */
export const Refused: Story = {
  args: {
    values: { username: 'dana@example.com' },
    errors: { form: 'The email address and password do not match. Check both and try again.' },
  },
};

/** The second step of an account with a passkey and an authenticator app. */
export const SecondStep: Story = { args: { secondStep: { challengeId: '1', factors: ['TOTP', 'PASSKEY', 'RECOVERY_CODE'] } } };

/** Loading. */
export const Busy: Story = { args: { values: { username: 'dana@example.com' }, busy: true } };

/** Escape continues without signing in and restores focus. */
export const Closed: Story = {
  args: { open: false },
  render: function Closed(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Sign in again</Button>
        <SignInDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Sign in again' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
