import { phoneCountries, PhoneField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { countries } from '../docs/countries.ts';
import { phoneFieldKeys } from './PhoneField.keyboard.ts';

const meta = {
  title: 'Design system/PhoneField',
  component: PhoneField,
  parameters: { keyboard: phoneFieldKeys },
  args: { id: 'phone', label: 'Phone number', optional: true, options: phoneCountries(countries), onChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithHint: Story = {
  args: { hint: 'Your travel specialist may call to understand your wishes. We never use it for marketing.' },
};

export const Filled: Story = { args: { defaultValue: { country: 'GB', prefix: '+44', number: '020 7946 0958' } } };

export const PastedWithItsCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Number'));
    await userEvent.paste('+44 20 7946 0958');
    await expect(canvas.getByLabelText('Country code')).toHaveDisplayValue('United Kingdom (+44)');
    await expect(canvas.getByRole('status')).toHaveTextContent('Country code set to United Kingdom (+44)');
    await expect(canvas.getByLabelText('Number')).toHaveValue('+44 20 7946 0958');
  },
};

export const SharedCodeKeepsTheCountry: Story = {
  args: { defaultValue: { country: 'CA', prefix: '+1', number: '' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Number'), '+1 416 555 0123');
    await expect(canvas.getByLabelText('Country code')).toHaveDisplayValue('Canada (+1)');
  },
};

export const NothingIsReformatted: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Number'), '(212) 555-0123');
    await expect(canvas.getByLabelText('Number')).toHaveValue('(212) 555-0123');
  },
};

export const ChoosingACountry: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Country code'), 'Kenya (+254)');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'KE', prefix: '+254', number: '' });
  },
};

export const WithError: Story = {
  args: {
    error: 'Enter a phone number in the correct format, or leave it empty',
    defaultValue: { country: 'US', prefix: '+1', number: '12' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Number')).toHaveAccessibleDescription(
      'Error: Enter a phone number in the correct format, or leave it empty',
    );
  },
};

export const Required: Story = { args: { optional: false } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Number'));
    await expect(canvas.getByLabelText('Number')).toHaveFocus();
  },
};

export const OtherPinned: Story = { args: { pinned: ['DE', 'AT', 'CH'] } };

export const InGerman: Story = {
  args: {
    label: 'Telefonnummer',
    optionalText: '(freiwillig)',
    prefixLabel: 'Ländervorwahl',
    numberLabel: 'Nummer',
    pinnedLabel: 'Am häufigsten',
    restLabel: 'Alle Länder',
    pinned: ['DE'],
  },
};

export const HintThenError: Story = {
  args: { hint: 'With its area code', error: 'Enter a phone number in the correct format, or leave it empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Phone number/ })).toHaveAccessibleDescription(
      'With its area code Error: Enter a phone number in the correct format, or leave it empty',
    );
  },
};

/** Both parts are submitted with the form. */
export const PostsBothParts: Story = {
  args: { name: 'phone', defaultValue: { country: 'KE', prefix: '+254', number: '20 219 5000' } },
  render: (args) => (
    <form aria-label="Contact">
      <PhoneField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveFormValues({ 'phone-prefix': 'KE', phone: '20 219 5000' });
  },
};

/** An unknown calling code changes nothing. */
export const UnknownCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Number'), '+999 12 34 56');
    await expect(canvas.getByLabelText('Country code')).toHaveDisplayValue('United States (+1)');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Supports autofill of both parts. */
export const FilledInByTheBrowser: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Country code')).toHaveAttribute('autocomplete', 'tel-country-code');
    await expect(canvas.getByLabelText('Number')).toHaveAttribute('autocomplete', 'tel-national');
  },
};

export const ListStillOnItsWay: Story = { args: { options: [] } };

export const Disabled: Story = {
  args: { disabled: true, defaultValue: { country: 'GB', prefix: '+44', number: '020 7946 0958' } },
};

/** The number itself is left to right. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'رقم الهاتف',
    optionalText: '(اختياري)',
    prefixLabel: 'رمز البلد',
    numberLabel: 'الرقم',
    defaultValue: { country: 'KE', prefix: '+254', number: '20 219 5000' },
  },
};

export const LargeText: Story = { args: { ...WithError.args }, globals: { textSize: '200', viewport: { value: 'phone' } } };

export const Night: Story = { args: { ...WithError.args }, globals: { mode: 'dark' } };
