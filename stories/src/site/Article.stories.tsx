import { Article } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { islands } from './editorial.data.ts';

const meta = {
  title: 'Site/Article',
  component: Article,
  parameters: { layout: 'fullscreen' },
  args: islands,
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An article with its parts, its questions and the routes that go there. */
export const Whole: Story = {};

/** The least an article has: a title and a text. */
export const TextAlone: Story = {
  args: { picture: null, author: null, parts: [], faq: [], tours: [], related: [], voices: [], near: [] },
};
