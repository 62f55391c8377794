import { ContactThanksContent } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withExampleLayout } from './withExampleLayout.tsx';

const meta = {
  title: 'Site/Message received',
  component: ContactThanksContent,
  decorators: [withExampleLayout],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main>
      <ContactThanksContent />
    </main>
  ),
} satisfies Meta<typeof ContactThanksContent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What happens to the message. */
export const Sent: Story = {};
