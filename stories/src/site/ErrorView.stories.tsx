import { ErrorView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Error pages',
  component: ErrorView,
  parameters: { layout: 'fullscreen' },
  args: { status: 404 },
} satisfies Meta<typeof ErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No such page: the route leaves the map. */
export const NotFound: Story = {};

/** The page could not be made: the drawing stops. */
export const Failed: Story = { args: { status: 500 } };
