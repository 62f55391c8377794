import { Letter } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { caiqueLetter } from './pages.data.ts';

const meta = {
  title: 'Site/Letter',
  component: Letter,
  parameters: { layout: 'fullscreen' },
  args: caiqueLetter,
  render: (args) => (
    <main>
      <Letter {...args} />
    </main>
  ),
} satisfies Meta<typeof Letter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A letter with those before and after it. */
export const Whole: Story = {};

/** The first letter, without a picture and a portrait. */
export const WordsAlone: Story = {
  args: { picture: null, author: { name: 'Freya Dunmore', work: 'Writer' }, older: null, newer: null },
};
