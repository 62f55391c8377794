import { Footer, houseFrame, LetterForm } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    frame: houseFrame,
    reviews: { rating: 4.9, count: 2487 },
    year: 2026,
    newsletter: <LetterForm state="idle" onSubmit={() => undefined} />,
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On every page. */
export const Full: Story = {};

/** On the home page reviews and badges are left out on mobile. */
export const HomeOnMobile: Story = { args: { hideProofOnMobile: true }, globals: { viewport: { value: 'phone' } } };

/** Below one thousand reviews the count is rounded down to the hundred. */
export const FewReviews: Story = { args: { reviews: { rating: 4.8, count: 843 } } };

/** The reviews could not be counted. */
export const WithoutReviews: Story = { args: { reviews: null } };

/** Beside the trip request form: no lists, no newsletter. */
export const Slim: Story = { args: { variant: 'slim' } };
