import { CountrySelect, DestinationCombobox } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { countries } from '../docs/countries.ts';
import { places } from '../docs/places.ts';

const meta = {
  title: 'Guidance/CountrySelect',
  component: CountrySelect,
  tags: ['!dev'],
  args: { id: 'country', label: 'Country of residence', options: countries },
} satisfies Meta<typeof CountrySelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Say which country you mean: many people live in one, come from another and travel to a third. */
export const DoAskForTheResidence: Story = {
  args: { hint: 'Where you live decides which consumer law protects your journey', defaultValue: 'US' },
};

/** “Country” alone is answered with the passport by some and with the destination by others. */
export const DontAskForACountry: Story = { args: { label: 'Country', defaultValue: 'US' } };

/** Keep the native list: the phone shows its own picker, the browser fills it in, and letters find a country. */
export const DoKeepTheNativeList: Story = { args: { defaultValue: 'GB' } };

/** A list of one’s own loses autofill and the phone’s picker, and takes any text for an answer. */
export const DontReplaceTheNativeList: Story = {
  render: () => (
    <DestinationCombobox
      id="country"
      label="Country of residence"
      options={countries.map(({ isoCode2, name }) => ({ id: isoCode2, name }))}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'united');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

/** Ask for a destination with a combobox: people name regions, islands and towns. */
export const DoAskForAPlaceWithACombobox: Story = {
  render: () => <DestinationCombobox id="place" label="Where would you like to go?" options={places} defaultValue="Zanzibar Old Town" />,
};

/** A list of countries cannot take “Zanzibar”, and puts the five most chosen residences first. */
export const DontAskForADestination: Story = { args: { label: 'Where would you like to go?', placeholder: 'Select a country' } };
