import { DestinationCombobox } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { places } from '../docs/places.ts';

const namesakes = [
  { id: 'ge', name: 'Georgia', detail: 'South Caucasus' },
  { id: 'us-ga', name: 'Georgia', detail: 'United States' },
  { id: 'gs', name: 'South Georgia', detail: 'South Atlantic' },
];

const meta = {
  title: 'Guidance/DestinationCombobox',
  component: DestinationCombobox,
  tags: ['!dev'],
  args: { id: 'place', label: 'Where would you like to go?', options: places },
} satisfies Meta<typeof DestinationCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keep a name that is not on the list, and say what becomes of it. */
export const DoKeepAnUnknownName: Story = { args: { defaultValue: 'Sand River Camp' } };

/** An error for a name that is not on the list turns away the traveller who knows more than the list. */
export const DontInsistOnTheList: Story = {
  args: { defaultValue: 'Sand River Camp', freeText: 'Unknown', error: 'Select a destination from the list' },
};

/** Tell places of the same name apart by the detail below it. */
export const DoTellNamesakesApart: Story = {
  args: { options: namesakes },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'georgia');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  },
};

/** Without details nobody knows which of two places of the same name they choose. */
export const DontListBareNames: Story = {
  args: { options: namesakes.map(({ id, name }) => ({ id, name })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'georgia');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
};
