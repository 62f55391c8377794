import { CountrySelect } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
