import { PrivacyLinkView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Link about ones data',
  component: PrivacyLinkView,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'erase', state: 'asking', renderForm: (content) => <form onSubmit={(event) => event.preventDefault()}>{content}</form> },
  render: (args) => (
    <main>
      <PrivacyLinkView {...args} />
    </main>
  ),
} satisfies Meta<typeof PrivacyLinkView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An erasure begins with a press, because mail scanners follow links. */
export const Erasing: Story = {};

/** Confirmed: the account is closed, and a mail tells the day. */
export const Closed: Story = { args: { state: 'done' } };

/** The copy is ready, and the link leads to it. */
export const Download: Story = { args: { kind: 'download', downloadUrl: '#copy' } };

/** The link was used or called off, or its time is over. */
export const Expired: Story = { args: { state: 'spent' } };

/** The link was cut in two. */
export const Cut: Story = { args: { state: 'unknown' } };
