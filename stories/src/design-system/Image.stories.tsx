import { Image, photoSource, pictureSource } from '@farwend/design-system';
import type { ImageBaseProps } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Design system/Image',
  component: Image,
  args: {
    source: pictureSource('fjord'),
    alt: 'A fjord between steep walls, evening',
    ratio: '3:2',
    sizes: '(min-width: 768px) 640px, 100vw',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ImageBaseProps & { alt: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of the site's own pictures. */
export const Print: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute('loading', 'lazy');
  },
};

/** The first picture of a page has high priority. */
export const First: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading');
  },
};

/** Wide. */
export const Wide: Story = { args: { ratio: '21:9', source: pictureSource('desert'), alt: 'Dunes with the wind from the left' } };

/** Portrait format with a focal point. */
export const Upright: Story = { args: { ratio: '4:5', focus: '75% 60%', source: pictureSource('savanna'), alt: 'An acacia on the plain' } };

/** Square. */
export const Square: Story = { args: { ratio: '1:1', source: pictureSource('coast'), alt: 'A low coast from the sea' } };

/** Decorative images have an empty alternative text. */
export const Decorative: Story = {
  render: () => <Image source={pictureSource('alps')} decorative ratio="16:9" sizes="640px" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

/** A photo from the image CDN. */
export const Photo: Story = { args: { source: photoSource('/pictures/alps-960.webp') } };

/** Failed to load: the box remains, with the alternative text. */
export const Missing: Story = { args: { source: { src: 'data:image/png;base64,none', sets: [] } } };
