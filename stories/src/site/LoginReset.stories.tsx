import { LoginResetPage, type AccountFormResult, type MailedLink } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SitePage, type SitePageArgs } from './SitePage.tsx';

const link = { user: '01890000-0000-7000-8000-000000000001', token: 'a1b2c3', state: 'good' } satisfies MailedLink;

const meta = {
  title: 'Site/Forgotten password',
  parameters: { layout: 'fullscreen' },
  args: { address: '/login/reset/', data: { user: '', token: '', state: 'none' } satisfies MailedLink },
  render: (args) => (
    <SitePage {...args}>
      <LoginResetPage />
    </SitePage>
  ),
} satisfies Meta<SitePageArgs>;
export default meta;
type Story = StoryObj<SitePageArgs>;

/** The address that the link is mailed to. */
export const Asking: Story = {};

/** The link is on its way; the page does not tell whether the address has an account. */
export const Mailed: Story = {
  args: { actionData: { values: { username: 'dana.rowe@example.com' }, errors: {}, isDone: true } satisfies AccountFormResult },
};

/** Opened by the link of the mail. */
export const NewPassword: Story = { args: { data: link } };

/** The new password is too short. */
export const Refused: Story = {
  args: { data: link, actionData: { values: {}, errors: { password: 'Use 12 characters or more.' } } satisfies AccountFormResult },
};

/** The link was used before, or is too old. */
export const Spent: Story = { args: { data: { ...link, state: 'spent' } satisfies MailedLink } };
