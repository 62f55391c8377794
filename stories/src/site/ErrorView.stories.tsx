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

/** Taken back for good. */
export const Withdrawn: Story = { args: { status: 410 } };

/** The API is busy or away: the page looks again by itself. */
export const NotJustNow: Story = { args: { status: 503 } };
