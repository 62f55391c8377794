import { NewsletterPage, type NewsletterActionResult } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SitePage, type SitePageArgs } from './SitePage.tsx';

const fields = { fullName: 'Dana Rowe', email: 'dana.rowe@example.com', consent: true };

const meta = {
  title: 'Site/Newsletter',
  parameters: { layout: 'fullscreen' },
  args: { address: '/newsletter/' },
  render: (args) => (
    <SitePage {...args}>
      <NewsletterPage />
    </SitePage>
  ),
} satisfies Meta<SitePageArgs>;
export default meta;
type Story = StoryObj<SitePageArgs>;

/** The form on a page of its own, which it is posted to without JavaScript. */
export const Blank: Story = {};

/** Posted without ticking the box. */
export const Refused: Story = {
  args: {
    actionData: {
      state: 'idle',
      fields: { ...fields, consent: false },
      errors: { consent: 'Tick the box to receive the letter.' },
    } satisfies NewsletterActionResult,
  },
};

/** Posted. */
export const Sent: Story = { args: { actionData: { state: 'success', fields, errors: {} } satisfies NewsletterActionResult } };

/** The server did not answer. */
export const Failed: Story = { args: { actionData: { state: 'error', fields, errors: {} } satisfies NewsletterActionResult } };
