import { ButtonLink, Heading, Hero, icons, Image, pictureSource, RatingBadge, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const picture = (name: string, alt: string) => <Image source={pictureSource(name)} alt={alt} ratio="fill" sizes="100vw" priority />;
const words = (
  <>
    <Text variant="region" tone="soft">
      Western Norway
    </Text>
    <Heading level={1} size="display" id="hero-words">
      By mail boat to the end of the road
    </Heading>
    <Text variant="lead" tone="soft">
      Eleven nights between Bergen and Kirkenes, in the weeks when the snow is still down to the water.
    </Text>
    <ButtonLink href="/trip-request" variant="primary" size="large" iconAfter={icons.arrow}>
      Design My Dream Trip
    </ButtonLink>
  </>
);
const meta = {
  title: 'Design system/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen', docs: { story: { height: '900px' } } },
  args: {
    picture: picture('fjord', 'A fjord between steep walls'),
    caption: 'Geirangerfjord, 62°6′N 7°5′E',
    children: words,
    'aria-labelledby': 'hero-words',
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Title block over a picture. */
export const Fjord: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).toHaveAccessibleName('By mail boat to the end of the road');
  },
};

/** Another country. */
export const Desert: Story = {
  args: {
    picture: picture('desert', 'Dunes in the last light'),
    caption: 'Erg Chebbi, 31°9′N 4°1′W',
    children: (
      <>
        <Text variant="region" tone="soft">
          Eastern Morocco
        </Text>
        <Heading level={1} size="display" id="hero-words">
          Three nights where the road ends in sand
        </Heading>
      </>
    ),
  },
};

/** With the rating. */
export const WithRating: Story = {
  args: {
    children: (
      <>
        {words}
        <RatingBadge rating={4.89} count={1264} />
      </>
    ),
  },
};

/** Little text. */
export const FewWords: Story = {
  args: {
    children: (
      <Heading level={1} size="display" id="hero-words">
        Alps
      </Heading>
    ),
    picture: picture('alps', 'A range at noon'),
  },
};

/** Without a caption. */
export const NoCaption: Story = { args: { caption: null } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** On a tablet. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' } };

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
