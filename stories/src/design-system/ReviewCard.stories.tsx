import { ReviewCard } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { reviewCardKeys } from './ReviewCard.keyboard.ts';

const meta = {
  title: 'Design system/ReviewCard',
  component: ReviewCard,
  parameters: { keyboard: reviewCardKeys },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'He knew every elephant by its ears',
    rating: 5,
    author: 'Ingrid S., Bergen',
    date: '2026-08-14',
    journey: 'Kenya, 12 nights, with children',
    children:
      'Six of us, two of them under ten. Our guide, Daniel, cut the second morning short when the youngest was tired, and nobody missed a thing: the herd came to the camp at four.',
    votes: { count: 12, pressed: false },
    onVote: async (): Promise<unknown> => undefined,
  },
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A review with its votes. */
export const Review: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article')).toHaveAccessibleName(String(args.title));
  },
};

/** With the company's reply. */
export const Answered: Story = {
  args: {
    rating: 3.5,
    title: 'Fine camps, one long wait',
    children: 'The airstrip at Kichwa Tembo was closed for half a day and nobody had told us why.',
    reply: {
      author: 'Karibu Trails',
      date: '2026-08-20',
      text: 'You are right. The strip floods, and we now write to everybody the evening before when rain is forecast.',
    },
  },
};

/** A vote is shown at once and announced once. */
export const Voted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Helpful, 12' }));
    await expect(canvas.getByRole('button', { name: 'Helpful, 13', pressed: true })).toBeVisible();
    await expect(await canvas.findByText('13 readers found this helpful')).toBeInTheDocument();
  },
};

/** A vote that cannot be saved is reverted with a message. */
export const VoteFailed: Story = {
  args: { onVote: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/was not kept/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Helpful, 12', pressed: false })).toBeVisible();
  },
};

/** The reader voted on an earlier visit. */
export const AlreadyVoted: Story = { args: { votes: { count: 1204, pressed: true } } };

/** On its own page, in large type. */
export const Letter: Story = { args: { look: 'letter', level: 1 } };

/** For readers who may not vote. */
export const WithoutVotes: Story = { args: { votes: undefined } };

/** A low rating is set like any other. */
export const OneStar: Story = { args: { rating: 1, title: 'We left after two nights', votes: { count: 0, pressed: false } } };

/** Two paragraphs. */
export const Paragraphs: Story = {
  args: { children: 'The first week was rain.\n\nThe second was not, and the light after it is what we talk about.' },
};

/** In German. */
export const German: Story = {
  args: { locale: 'de', ratingText: (figure) => `${figure} von 5`, helpfulText: 'Hilfreich', rating: 4.5 },
};

/** Long words wrap. */
export const LongWords: Story = {
  args: { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', author: 'A'.repeat(60) },
};

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { ...Answered.args } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' }, args: { ...Answered.args } };
