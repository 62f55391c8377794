import { TextView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { promises } from './doors.data.ts';

const meta = {
  title: 'Site/Page of text',
  component: TextView,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <TextView {...args} />
    </main>
  ),
  args: promises,
} satisfies Meta<typeof TextView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A text with its parts beside it. */
export const Whole: Story = {};

/** Terms, with the day from which they hold. */
export const Legal: Story = { args: { template: 'LEGAL', title: 'Terms', picture: null, changed: 'In force since 1 March 2026' } };

/** The way of a request, as stops on a route. */
export const Steps: Story = { args: { template: 'HOW_IT_WORKS', title: 'How it works' } };
