import { Footer, exampleLayoutContent, SiteNewsletterForm } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    content: exampleLayoutContent,
    reviews: { rating: 4.9, count: 2487 },
    year: 2026,
    newsletter: <SiteNewsletterForm state="idle" onSubmit={() => undefined} />,
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On every page. */
export const Full: Story = {};

/** The home page hides reviews and badges on mobile. */
export const HomeOnMobile: Story = { args: { hideProofOnMobile: true }, globals: { viewport: { value: 'phone' } } };

/** Below one thousand reviews the count is rounded down to the hundred. */
export const FewReviews: Story = { args: { reviews: { rating: 4.8, count: 843 } } };

/** The review count failed to load. */
export const WithoutReviews: Story = { args: { reviews: null } };

/** On the trip request form: no lists, no newsletter. */
export const Slim: Story = { args: { variant: 'slim' } };
