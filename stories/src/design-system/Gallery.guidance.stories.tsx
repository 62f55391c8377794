import { Gallery, pictureSource } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../docs/journeys.tsx';

const mara = { ...pictures.savanna, caption: 'Maasai Mara, 1°29′S 35°8′E, six in the morning' };

const meta = {
  title: 'Guidance/Gallery',
  component: Gallery,
  tags: ['!dev'],
  args: { label: 'Twelve days in Kenya', pictures: [mara] },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Different things: plain, mountain and harbour are three reasons to go, and three reasons to scroll. */
export const DoShowDifferentThings: Story = {
  args: {
    pictures: [
      mara,
      { source: pictureSource('amboseli'), alt: 'A family of elephants below Kilimanjaro', caption: 'Amboseli, July, before breakfast' },
      { source: pictureSource('lamu'), alt: 'A dhow under full sail at sundown', caption: 'Lamu, in the channel, at sundown' },
    ],
  },
};

/** The same view in another light: nobody scrolls twice for it, and the rest of the journey stays unseen. */
export const DontRepeatAView: Story = {
  args: {
    pictures: [
      mara,
      { ...pictures.savanna, caption: 'The same at seven' },
      { ...pictures.savanna, caption: 'The same at eight' },
      { ...pictures.savanna, caption: 'The same at nine' },
    ],
  },
};

/** Name the place and the time: with them somebody can ask to stand there. */
export const DoNamePlaceAndTime: Story = {};

/** A caption that praises adds nothing to the picture, and leaves out where and when it was. */
export const DontPraise: Story = {
  args: { pictures: [{ ...pictures.savanna, caption: 'An unforgettable morning in the magical heart of Africa' }] },
};
