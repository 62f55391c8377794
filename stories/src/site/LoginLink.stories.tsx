import { LoginLinkPage, type AccountFormResult, type MailedLink } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SitePage, type SitePageArgs } from './SitePage.tsx';

const link = { user: '01890000-0000-7000-8000-000000000001', token: 'a1b2c3', state: 'good' } satisfies MailedLink;

const meta = {
  title: 'Site/Link of a mail',
  parameters: { layout: 'fullscreen' },
  args: { address: '/login/invitation/', data: link },
  render: (args) => (
    <SitePage {...args}>
      <LoginLinkPage />
    </SitePage>
  ),
} satisfies Meta<SitePageArgs>;
export default meta;
type Story = StoryObj<SitePageArgs>;

/** An invitation: the password is chosen here. */
export const Invitation: Story = {};

/** A confirmation takes a press, because mail scanners follow links. */
export const Confirmation: Story = { args: { address: '/login/verify/' } };

/** No password was entered. */
export const PasswordMissing: Story = {
  args: { actionData: { values: {}, errors: { password: 'Choose a password.' } } satisfies AccountFormResult },
};

/** The link was used before, or is too old. */
export const Spent: Story = { args: { data: { ...link, state: 'spent' } satisfies MailedLink } };
