import { DraftNotes } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Notes of a draft',
  component: DraftNotes,
  parameters: { layout: 'fullscreen' },
  args: { state: 'asking', resumeHref: '/trip-request/', renderForm: (_, content) => <form>{content}</form> },
  render: (args) => (
    <main>
      <DraftNotes {...args} />
    </main>
  ),
} satisfies Meta<typeof DraftNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by the link of a mail about a draft. */
export const Asking: Story = {};

/** No more mails; the draft stays. */
export const Stopped: Story = { args: { state: 'stopped' } };

/** The draft is deleted. */
export const Erased: Story = { args: { state: 'erased' } };

/** The request was sent, or the draft was deleted before. */
export const Expired: Story = { args: { state: 'expired' } };
