import { DestinationCombobox } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { manyPlaces, places } from '../docs/places.ts';
import { destinationComboboxKeys } from './DestinationCombobox.keyboard.ts';

const meta = {
  title: 'Design system/DestinationCombobox',
  component: DestinationCombobox,
  parameters: { keyboard: destinationComboboxKeys },
  args: { id: 'place', name: 'place', label: 'Where would you like to go?', options: places, onChange: fn() },
} satisfies Meta<typeof DestinationCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    for (const row of destinationComboboxKeys)
      await step(`${row.keys} ${row.does}`, async () => {
        await userEvent.keyboard(row.presses);
        await waitFor(() => expect(input).toHaveValue(row.value));
        await expect(input).toHaveAttribute('aria-expanded', String(row.open));
        const active = input.getAttribute('aria-activedescendant');
        await expect(active && document.getElementById(active)?.firstChild?.textContent).toBe(row.active);
      });
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'n');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  },
};

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ken');
    await userEvent.click(canvas.getByRole('option', { name: /Kenya/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Kenya', places[0]);
  },
};

export const BestMatchFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'guinea');
    await expect(canvas.getAllByRole('option').map((option) => option.firstChild?.textContent)).toEqual([
      'Guinea',
      'Equatorial Guinea',
      'Papua New Guinea',
    ]);
  },
};

export const BlindToAccents: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'cote');
    await expect(canvas.getByRole('option')).toHaveTextContent('Côte d’Ivoire');
  },
};

/** Of 9,000 places at most 50 are listed. */
export const FiftyOfMany: Story = {
  // Neither arguments nor shown code may hold the places: Storybook would write all of them into each message, and highlight them.
  parameters: { docs: { source: { type: 'code' } } },
  render: (args) => <DestinationCombobox {...args} options={manyPlaces} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'place');
    await expect(canvas.getAllByRole('option')).toHaveLength(50);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('50 of 9,000 results, keep typing to narrow'));
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    await expect(canvas.getByText('No destinations match “Atlantis”. Keep it, and we will check.')).toBeVisible();
  },
};

export const NotOnTheList: Story = { args: { defaultValue: 'Atlantis' } };

export const ListStillOnItsWay: Story = { args: { options: undefined, defaultValue: 'Kenya' } };

export const SearchThatAnswers: Story = {
  args: {
    options: undefined,
    loadOptions: async (query) => places.filter((place) => place.name.toLowerCase().includes(query.toLowerCase())),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ice');
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Iceland/)]),
    );
  },
};

export const SearchThatFails: Story = {
  args: { options: undefined, loadOptions: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Kenya');
    await expect(await canvas.findByText('The list of destinations did not load. Type the name in full.')).toBeVisible();
  },
};

export const WithHint: Story = { args: { hint: 'A country, a region or a city' } };

export const WithError: Story = { args: { error: 'Enter at least one destination, or choose I am not sure yet' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Kenya' } };

export const Optional: Story = { args: { optional: true } };

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'إلى أين تودون السفر؟',
    options: [
      { id: 'ke', name: 'كينيا', detail: 'شرق أفريقيا' },
      { id: 'jp', name: 'اليابان', detail: 'شرق آسيا' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'كي');
    await expect(await canvas.findByRole('option', { name: /كينيا/ })).toBeVisible();
  },
};

export const LargeTextOpen: Story = { ...Open, globals: { textSize: '200', viewport: { value: 'phone' } } };

export const NightOpen: Story = { ...Open, globals: { mode: 'dark' } };
