import { Article } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { islandsArticle } from './editorial.data.ts';

const meta = {
  title: 'Site/Article',
  component: Article,
  parameters: { layout: 'fullscreen' },
  args: islandsArticle,
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An article with its parts, its questions and the routes that go there. */
export const Whole: Story = {};

/** The minimum of an article: title and text. */
export const TextAlone: Story = {
  args: { picture: null, author: null, tableOfContents: [], faq: [], tours: [], related: [], reviewQuotes: [], nearby: [] },
};
