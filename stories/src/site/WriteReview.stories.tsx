import { WriteReview } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const draft = { rating: null, title: 'Ten', body: 'It went at our pace.', partyType: 'COUPLE', authorPlace: '', subRatings: {} } as const;

const meta = {
  title: 'Site/Write a review',
  component: WriteReview,
  parameters: { layout: 'fullscreen' },
  args: { isLinkComplete: true, action: '/reviews/write/?trip=1', result: undefined, busy: false, onSubmit: () => {} },
  render: (args) => (
    <main>
      <WriteReview {...args} />
    </main>
  ),
} satisfies Meta<typeof WriteReview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by the link of an invitation. */
export const Blank: Story = {};

/** Refused: no stars, and too short. */
export const Refused: Story = {
  args: {
    result: {
      state: 'refused',
      errors: { rating: 'Please choose one to five stars.', body: 'Please write at least 30 characters.' },
      failure: null,
      draft,
    },
  },
};

/** On its way. */
export const Sending: Story = { args: { busy: true } };

/** Sent; it is checked before it is printed. */
export const Sent: Story = { args: { result: { state: 'sent' } } };

/** The mail program has cut the link in two. */
export const LinkCut: Story = { args: { isLinkComplete: false } };
