import { Review } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { octopusPage } from './trust.data.ts';

const meta = {
  title: 'Site/Review',
  component: Review,
  parameters: { layout: 'fullscreen' },
  args: octopusPage,
  render: (args) => (
    <main>
      <Review {...args} />
    </main>
  ),
} satisfies Meta<typeof Review>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A review with the company's reply, single ratings and another of the same company. */
export const Whole: Story = {};

/** The only review of a company without a page. */
export const Alone: Story = {
  args: {
    review: { ...octopusPage.review, companySlug: null, reply: null, authorPlace: null, travelledFrom: null, partyType: null, places: [] },
    tripTypes: [],
    subRatings: [],
    others: [],
  },
};
