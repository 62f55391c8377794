import { CheckboxCards, Image, pictureSource } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

function kind(value: string, label: string, picture: string) {
  return { value, label, picture: <Image source={pictureSource(picture)} ratio="4:3" sizes="200px" decorative /> };
}

const kinds = [
  kind('safari', 'Safari and wildlife', 'savanna'),
  kind('coast', 'Coast and islands', 'coast'),
  kind('mountains', 'Mountains and walking', 'alps'),
  kind('polar', 'Ice and polar light', 'polar'),
];

const meta = {
  title: 'Guidance/CheckboxCards',
  component: CheckboxCards,
  tags: ['!dev'],
  args: { id: 'trip-type', label: 'What kind of trip is it?', options: kinds },
} satisfies Meta<typeof CheckboxCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announce the limit in the hint, and when it is reached say how to go on: earlier choices stay as they are. */
export const DoExplainTheLimit: Story = {
  args: { hint: 'Choose up to two', max: 2, defaultValue: ['safari', 'coast'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ice and polar light' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('You can choose up to 2. Take one away to choose another.');
  },
};

/** A limit that nobody mentioned comes as a surprise, and “Invalid selection” does not say how to go on. */
export const DontSpringTheLimit: Story = {
  args: { max: 2, defaultValue: ['safari', 'coast'], maxText: () => 'Invalid selection' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ice and polar light' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Invalid selection');
  },
};

/** Use pictures that differ at a glance: they are recognised before the labels are read. */
export const DoUseDistinctPictures: Story = {};

/** Pictures that look alike have to be told apart by their labels, and only make the list longer. */
export const DontRepeatAPicture: Story = {
  args: {
    options: [
      kind('walking', 'Walking', 'alps'),
      kind('climbing', 'Climbing', 'alps'),
      kind('skiing', 'Skiing', 'alps'),
      kind('huts', 'Nights in huts', 'alps'),
    ],
  },
};
