import { ErrorView, exampleLayoutContent } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Error pages',
  component: ErrorView,
  parameters: { layout: 'fullscreen' },
  args: { status: 404, phone: exampleLayoutContent.phones.call },
} satisfies Meta<typeof ErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Page not found. */
export const NotFound: Story = {};

/** Server error: the page could not be rendered. */
export const Failed: Story = { args: { status: 500 } };

/** Withdrawn permanently. */
export const Withdrawn: Story = { args: { status: 410 } };

/** The API is unavailable: the page retries automatically. */
export const NotJustNow: Story = { args: { status: 503 } };
