import { CompanyCard, pictureSource } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Guidance/CompanyCard',
  component: CompanyCard,
  tags: ['!dev'],
  args: {
    name: 'Karibu Trails',
    href: '/companies/karibu-trails',
    region: 'Kenya and Tanzania',
    logo: { src: '/press/longitude.svg', width: 172, height: 44 },
    rating: 4.86,
    reviewCount: 412,
    children: 'Nine guides, two vehicles and a mess tent that has crossed the river eleven times.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompanyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Give the average of real reviews with their number, and facts that can be counted. */
export const DoRestOnReviews: Story = {};

/** A rating in words, without the reviews behind it, is a claim of the company about itself. */
export const DontClaimARating: Story = {
  args: { reviewCount: 0, children: 'Rated 5.0 by our happy guests. The leading specialist for memorable journeys in East Africa.' },
};

/** Use the company’s own logo in one colour on a transparent ground: it takes the ink of the page. */
export const DoUseTheOriginalLogo: Story = {
  args: {
    name: 'Hardanger Rederi',
    href: '/companies/hardanger-rederi',
    region: 'Western Norway',
    logo: { src: '/press/harbour-hinterland.svg', width: 260, height: 44 },
    rating: 4.4,
    reviewCount: 87,
    children: 'Three boats, all older than their captains, and a timetable that follows the apple harvest.',
  },
};

/** A photo has no transparent ground, so that the mask of the logo turns it into a solid block. */
export const DontUseAPhoto: Story = {
  args: { ...DoUseTheOriginalLogo.args, logo: { src: pictureSource('fjord').src, width: 66, height: 44 } },
};
