import { MaintenanceView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Maintenance',
  component: MaintenanceView,
  parameters: { layout: 'fullscreen' },
  args: { message: '' },
  render: (args) => (
    <main>
      <MaintenanceView {...args} />
    </main>
  ),
} satisfies Meta<typeof MaintenanceView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The house's own words. */
export const Plain: Story = {};

/** What the team wrote into the settings of the site. */
export const WithMessage: Story = { args: { message: 'The charts are being moved to a new room. We open again at 14:00 UTC.' } };
