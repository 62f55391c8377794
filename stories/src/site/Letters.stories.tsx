import { Letters } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { letterList } from './pages.data.ts';

const meta = {
  title: 'Site/Letters',
  component: Letters,
  parameters: { layout: 'fullscreen' },
  args: letterList,
  render: (args) => (
    <main>
      <Letters {...args} />
    </main>
  ),
} satisfies Meta<typeof Letters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest in large type, the others in rows. */
export const Some: Story = {};

/** Only one has been sent, without a picture. */
export const First: Story = { args: { pages: 1, letters: letterList.letters.slice(2) } };
