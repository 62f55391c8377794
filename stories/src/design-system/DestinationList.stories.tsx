import { DestinationList } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { places } from '../docs/places.ts';
import { destinationListKeys } from './DestinationList.keyboard.ts';

const meta = {
  title: 'Design system/DestinationList',
  component: DestinationList,
  parameters: { keyboard: destinationListKeys },
  args: { id: 'destinations', label: 'Where would you like to go?', options: places, unsure: false, onChange: fn(), onUnsureChange: fn() },
  render: (args) => {
    const [unsure, setUnsure] = useState(args.unsure);
    return <DestinationList {...args} unsure={unsure} onUnsureChange={setUnsure} />;
  },
} satisfies Meta<typeof DestinationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneEmptyRow: Story = {};

export const OnePlace: Story = { args: { defaultValue: ['Kenya'] } };

export const ARoute: Story = { args: { defaultValue: ['Kenya', 'Tanzania', 'Zanzibar Old Town'] } };

export const Adding: Story = {
  args: { defaultValue: ['Kenya'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add another destination' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Destination 2/ })).toHaveFocus());
    await expect(canvas.getAllByRole('combobox').map((input) => input.id)).toEqual(['destinations', 'destinations-2']);
  },
};

export const Removing: Story = {
  args: { defaultValue: ['Kenya', 'Italy', 'Japan'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Italy' }));
    await expect(canvas.getAllByRole('combobox').map((input) => (input as HTMLInputElement).value)).toEqual(['Kenya', 'Japan']);
    await expect(canvas.getByText('Italy removed')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Destination 2/ })).toHaveFocus());
  },
};

export const EightPlaces: Story = {
  args: { defaultValue: ['Kenya', 'Tanzania', 'Italy', 'Iceland', 'Guinea', 'Japan', 'New Zealand', 'Papua New Guinea'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can add up to 8 destinations')).toBeVisible();
  },
};

export const NotSureYet: Story = {
  args: { defaultValue: ['Kenya', 'Italy'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am not sure yet' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const NamingAPlaceUnticks: Story = {
  args: { unsure: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'K');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const NothingEntered: Story = { args: { error: 'Enter at least one destination, or choose I am not sure yet' } };

export const Twice: Story = { args: { defaultValue: ['Kenya', 'Kenya'], rowErrors: [undefined, 'Kenya is already on your list'] } };

export const TooMany: Story = { args: { ...EightPlaces.args, error: 'You can add up to 8 destinations' } };

export const SearchingInARow: Story = {
  args: { defaultValue: ['Kenya', ''] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Destination 2/ }), 'new');
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('New Zealand');
  },
};

export const WithoutNotSure: Story = { render: (args) => <DestinationList {...args} onUnsureChange={undefined} /> };

export const WithHint: Story = { args: { hint: 'A country, a region or a city' } };
