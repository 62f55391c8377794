import { Column, CompanyCard, Grid } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Design system/CompanyCard',
  component: CompanyCard,
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
    (Story, { parameters }) => (
      <div style={parameters['wide'] ? undefined : { maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompanyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Logo, name, region and rating. */
export const Company: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Karibu Trails');
    await expect(canvas.getByText('412 reviews')).toBeVisible();
  },
};

/** Two side by side, with logos of different shapes. */
export const Pair: Story = {
  parameters: { wide: true },
  render: (args) => (
    <Grid as="ul">
      <Column as="li" span={6}>
        <CompanyCard {...args} />
      </Column>
      <Column as="li" span={6}>
        <CompanyCard
          {...args}
          name="Hardanger Rederi"
          href="/companies/hardanger-rederi"
          region="Western Norway"
          logo={{ src: '/press/harbour-hinterland.svg', width: 260, height: 44 }}
          rating={4.4}
          reviewCount={1}
        >
          Three boats, all older than their captains, and a timetable that follows the apple harvest.
        </CompanyCard>
      </Column>
    </Grid>
  ),
};

/** Without reviews there is no rating. */
export const NotRated: Story = { args: { reviewCount: 0 } };

/** Without a logo. */
export const NoLogo: Story = { args: { logo: undefined } };

/** Name only. */
export const Short: Story = { args: { logo: undefined, region: undefined, children: undefined, rating: undefined } };

/** The focus ring surrounds the whole card. */
export const Focused: Story = { play: () => userEvent.tab() };

/** In Arabic, from right to left. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    locale: 'ar',
    region: 'كينيا',
    countText: (_, written) => `${written} تقييم`,
    ratingLabel: '{rating} من 5',
    children: 'تسعة مرشدين.',
  },
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };
