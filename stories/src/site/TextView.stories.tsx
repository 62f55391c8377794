import { TextView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { promisesPage } from './pages.data.ts';

const meta = {
  title: 'Site/Page of text',
  component: TextView,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <TextView {...args} />
    </main>
  ),
  args: promisesPage,
} satisfies Meta<typeof TextView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A text with a table of contents. */
export const Whole: Story = {};

/** Terms with their effective date. */
export const Legal: Story = { args: { template: 'LEGAL', title: 'Terms', picture: null, inForceSince: 'In force since 1 March 2026' } };

/** Steps of a request as stops on a route. */
export const Steps: Story = { args: { template: 'HOW_IT_WORKS', title: 'How it works' } };
