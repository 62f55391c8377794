import { exampleLayoutContent, MaintenanceView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Maintenance',
  component: MaintenanceView,
  parameters: { layout: 'fullscreen' },
  args: { message: '', phone: exampleLayoutContent.phones.call },
  render: (args) => (
    <main>
      <MaintenanceView {...args} />
    </main>
  ),
} satisfies Meta<typeof MaintenanceView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The brand voice. */
export const Plain: Story = {};

/** Notice from the site settings. */
export const WithMessage: Story = { args: { message: 'The charts are being moved to a new room. We open again at 14:00 UTC.' } };
