import { PartnerThanksContent } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withExampleLayout } from './withExampleLayout.tsx';

const meta = {
  title: 'Site/Application received',
  component: PartnerThanksContent,
  decorators: [withExampleLayout],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main>
      <PartnerThanksContent />
    </main>
  ),
} satisfies Meta<typeof PartnerThanksContent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The way from the application to the first traveller. */
export const Sent: Story = {};
