import { EmailInput, Stack } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Guidance/EmailInput',
  component: EmailInput,
  tags: ['!dev'],
  args: { id: 'email', label: 'Email address' },
} satisfies Meta<typeof EmailInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ask once, and say what the address is for. */
export const DoAskOnce: Story = { args: { hint: 'Your specialist answers here within two working days' } };

/** A second field is filled in by copying the first, typing error included. */
export const DontAskTwice: Story = {
  render: (args) => (
    <Stack>
      <EmailInput {...args} />
      <EmailInput id="email-again" label="Confirm your email address" />
    </Stack>
  ),
};

/** Suggest a correction when the provider looks mistyped: the traveller knows whether it is right. */
export const DoSuggestACorrection: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ana@gmial.com');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Did you mean ana@gmail.com?' })).toBeVisible();
  },
};

/** A correction made for the traveller loses every address that only looks like a typing error. */
export const DontCorrectIt: Story = {
  args: { defaultValue: 'ana@gmail.com', hint: 'We corrected your address from ana@gmial.com', providers: [] },
};

/** Show in the error what an address looks like. */
export const DoShowTheFormat: Story = {
  args: { defaultValue: 'ana.example.com', error: 'Enter an email address in the correct format, like name@example.com' },
};

/** “Invalid email” says that something is wrong, but not what to do about it. */
export const DontSayInvalid: Story = { args: { defaultValue: 'ana.example.com', error: 'Invalid email' } };
