import { NewsletterLinkView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Link of a newsletter',
  component: NewsletterLinkView,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'confirm', state: 'asking', renderForm: (content) => <form onSubmit={(event) => event.preventDefault()}>{content}</form> },
  render: (args) => (
    <main>
      <NewsletterLinkView {...args} />
    </main>
  ),
} satisfies Meta<typeof NewsletterLinkView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A subscription begins with a press, because mail scanners follow links. */
export const Confirming: Story = {};

/** Subscribed. */
export const Confirmed: Story = { args: { state: 'done' } };

/** Unsubscribing takes one press, too. */
export const Leaving: Story = { args: { kind: 'unsubscribe' } };

/** The link belongs to no subscription. */
export const Expired: Story = { args: { state: 'expired' } };
