import { CountrySelect } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { countries } from '../docs/countries.ts';
import { countrySelectKeys } from './CountrySelect.keyboard.ts';

const meta = {
  title: 'Design system/CountrySelect',
  component: CountrySelect,
  parameters: { keyboard: countrySelectKeys },
  args: { id: 'country', label: 'Country of residence', options: countries, onChange: fn() },
} satisfies Meta<typeof CountrySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnitedStates: Story = { args: { defaultValue: 'US' } };

export const NothingChosen: Story = { args: { placeholder: 'Select your country' } };

export const FiveFirstThenAll: Story = {
  play: async ({ canvas }) => {
    const [most, rest] = canvas.getAllByRole('group');
    const names = (group: HTMLElement | undefined) =>
      (group ? within(group).getAllByRole('option') : []).map((option) => option.textContent);
    await expect(names(most)).toEqual(['United States', 'Australia', 'Canada', 'Singapore', 'United Kingdom']);
    await expect(names(rest).slice(0, 3)).toEqual(['Åland Islands', 'Austria', 'Bosnia and Herzegovina']);
    await expect(names(rest)).not.toContain('Canada');
  },
};

export const SavedValueFromTheRest: Story = { args: { defaultValue: 'KE' } };

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Country of residence'), 'New Zealand');
    await expect(args.onChange).toHaveBeenLastCalledWith('NZ');
  },
};

export const WithHint: Story = { args: { hint: 'Where you live decides which consumer law protects your journey', defaultValue: 'US' } };

export const WithError: Story = { args: { placeholder: 'Select your country', error: 'Select your country of residence' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'SG' } };

export const ListStillOnItsWay: Story = { args: { options: [], placeholder: 'Select your country' } };

export const NoPinnedGroup: Story = { args: { pinned: [], defaultValue: 'DE' } };

export const OtherPinned: Story = { args: { pinned: ['DE', 'AT', 'CH'], defaultValue: 'CH' } };

export const SwedishAlphabet: Story = {
  args: { locale: 'sv', label: 'Land', pinnedLabel: 'Vanligast', restLabel: 'Alla länder', defaultValue: 'AX' },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Country of residence')).toHaveFocus();
  },
};

/** Supports autofill of the country. */
export const FilledInByTheBrowser: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Country of residence')).toHaveAttribute('autocomplete', 'country');
  },
};

export const PostsItsCode: Story = {
  args: { name: 'country', defaultValue: 'AX' },
  render: (args) => (
    <form aria-label="Address">
      <CountrySelect {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveFormValues({ country: 'AX' });
  },
};

export const HintThenError: Story = {
  args: { placeholder: 'Select your country', hint: 'Where you live, not where you come from', error: 'Select your country of residence' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Country of residence')).toHaveAccessibleDescription(
      'Where you live, not where you come from Error: Select your country of residence',
    );
  },
};

/** Dependent fields change with the country. */
export const KeptByTheCaller: Story = {
  render: (args) => {
    const [country, setCountry] = useState('US');
    return (
      <>
        <CountrySelect {...args} value={country} onChange={setCountry} />
        <p role="status">Prices in {country === 'US' ? 'US dollars' : 'euros'}</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Country of residence'), 'Germany');
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices in euros');
  },
};

export const Optional: Story = { args: { optional: true, placeholder: 'Rather not say' } };

export const LongNameOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    options: [...countries, { isoCode2: 'GS', name: 'South Georgia and the South Sandwich Islands' }],
    defaultValue: 'GS',
  },
};

export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    locale: 'ar',
    label: 'بلد الإقامة',
    pinned: ['AE'],
    pinnedLabel: 'الأكثر اختيارًا',
    restLabel: 'كل البلدان',
    options: [
      { isoCode2: 'AE', name: 'الإمارات' },
      { isoCode2: 'JO', name: 'الأردن' },
      { isoCode2: 'EG', name: 'مصر' },
    ],
    defaultValue: 'JO',
  },
};

export const LargeText: Story = { ...WithError, globals: { textSize: '200', viewport: { value: 'phone' } } };
