import { RegisterPage, type AccountFormResult } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SitePage, type SitePageArgs } from './SitePage.tsx';

const meta = {
  title: 'Site/Registration',
  parameters: { layout: 'fullscreen' },
  args: { address: '/login/register/' },
  render: (args) => (
    <SitePage {...args}>
      <RegisterPage />
    </SitePage>
  ),
} satisfies Meta<SitePageArgs>;
export default meta;
type Story = StoryObj<SitePageArgs>;

/** Nothing typed yet. */
export const Blank: Story = {};

/** Submitted without a last name. */
export const FieldsMissing: Story = {
  args: {
    actionData: {
      values: { givenName: 'Dana', familyName: '', email: 'dana.rowe@example.com' },
      errors: { familyName: 'Enter your last name' },
    } satisfies AccountFormResult,
  },
};

/** The account is opened by the link of a mail. */
export const Mailed: Story = {
  args: { actionData: { values: { email: 'dana.rowe@example.com' }, errors: {}, isDone: true } satisfies AccountFormResult },
};
