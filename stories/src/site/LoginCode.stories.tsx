import { LoginCodePage, type AccountFormResult } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SitePage, type SitePageArgs } from './SitePage.tsx';

const mailed = { values: { username: 'dana.rowe@example.com' }, errors: {}, isDone: true } satisfies AccountFormResult;

const meta = {
  title: 'Site/Sign-in by code',
  parameters: { layout: 'fullscreen' },
  args: { address: '/login/code/' },
  render: (args) => (
    <SitePage {...args}>
      <LoginCodePage />
    </SitePage>
  ),
} satisfies Meta<SitePageArgs>;
export default meta;
type Story = StoryObj<SitePageArgs>;

/** The address that the code is mailed to. */
export const Asking: Story = {};

/** The code is on its way; the page does not tell whether the address has an account. */
export const CodeMailed: Story = { args: { actionData: mailed } };

/** A code that does not open the account. */
export const Refused: Story = {
  args: {
    actionData: {
      ...mailed,
      errors: { form: 'That code does not open this account. Check the digits, or ask for another.' },
    } satisfies AccountFormResult,
  },
};
