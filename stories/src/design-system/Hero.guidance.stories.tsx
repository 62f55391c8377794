import { Button, ButtonLink, EmailInput, Heading, Hero, icons, Image, pictureSource, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

const picture = (name: string, alt: string) => <Image source={pictureSource(name)} alt={alt} ratio="fill" sizes="100vw" priority />;
const titleBlock = (action: ReactNode) => (
  <>
    <Text variant="region" tone="soft">
      Western Norway
    </Text>
    <Heading level={1} size="display" id="hero-words">
      By mail boat to the end of the road
    </Heading>
    <Text variant="lead" tone="soft">
      Eleven nights, in the weeks when the snow is still down to the water.
    </Text>
    {action}
  </>
);
const oneAction = (
  <ButtonLink href="/trip-request" variant="primary" size="large" iconAfter={icons.arrow}>
    Design My Dream Trip
  </ButtonLink>
);

const meta = {
  title: 'Guidance/Hero',
  component: Hero,
  tags: ['!dev'],
  parameters: { layout: 'fullscreen', docs: { story: { height: '900px' } } },
  args: {
    picture: picture('fjord', 'A fjord between steep walls'),
    caption: 'Geirangerfjord, 62°6′N 7°5′E',
    children: titleBlock(oneAction),
    'aria-labelledby': 'hero-words',
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Show the place that the heading names, and give its coordinates: the picture is evidence, not decoration. */
export const DoShowThePlace: Story = { globals: { viewport: { value: 'phone' } } };

/** A picture from elsewhere, however fine, makes every fact below it doubtful. */
export const DontShowAnotherPlace: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { picture: picture('desert', 'Dunes in the last light'), caption: null },
};

/** One action: the only thing that somebody who has just arrived may want to do next. */
export const DoOfferOneAction: Story = { globals: { viewport: { value: 'phone' } } };

/** A form at the top asks for something before the page has given anything, and competes with the action. */
export const DontOpenWithAForm: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: titleBlock(
      <>
        <EmailInput id="brochure" label="Email address" hint="We send you our brochure of 120 pages" />
        <Button variant="strong">Send me the brochure</Button>
        {oneAction}
      </>,
    ),
  },
};
