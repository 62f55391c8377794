import { Gallery } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictures } from '../docs/journeys.tsx';
import { galleryKeys } from './Gallery.keyboard.ts';

const meta = {
  title: 'Design system/Gallery',
  component: Gallery,
  parameters: { keyboard: galleryKeys },
  args: {
    label: 'From the Mara to the polar night',
    pictures: [
      { ...pictures.savanna, caption: 'Maasai Mara, 1°29′S 35°8′E, six in the morning' },
      { ...pictures.fjord, caption: 'Geirangerfjord in May' },
      { ...pictures.terraces, caption: 'Mù Cang Chải in May, partly under water' },
      { ...pictures.coast, caption: 'Amorgos, late in the afternoon' },
    ],
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first picture and part of the next. */
export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 4');
  },
};

/** Scrolled by the "next" button. */
export const Second: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 4');
    const strip = canvas.getByRole('list');
    const second = canvas.getAllByRole('listitem')[1];
    const edge = getComputedStyle(strip).direction === 'rtl' ? 'right' : 'left';
    await waitFor(() => expect(second?.getBoundingClientRect()[edge]).toBeCloseTo(strip.getBoundingClientRect()[edge], 0));
  },
};

/** A single picture does not scroll. */
export const One: Story = { args: { pictures: [{ ...pictures.polar, caption: 'Vestrahorn, 64°15′N 14°58′W, in February' }] } };

/** Without captions. */
export const NoCaptions: Story = { args: { pictures: [pictures.alps, pictures.polar] } };

/** Wide pictures. */
export const Wide: Story = { args: { ratio: '21:9' } };

/** The strip is focused. */
export const Focused: Story = { play: () => userEvent.tab() };

/** In right-to-left pages the strip and its arrows are mirrored. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'على الطريق',
    pictures: [
      { ...pictures.savanna, alt: 'سهل وأشجار سنط', caption: 'مارا، السادسة صباحًا' },
      { ...pictures.fjord, alt: 'مضيق بين جبال', caption: 'غيرانغر في مايو' },
    ],
    previousText: 'الصورة السابقة',
    nextText: 'الصورة التالية',
    countText: (number, total) => `${number} من ${total}`,
  },
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };
