import { phoneCountries, PhoneField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { countries } from '../docs/countries.ts';

const typed = { country: 'US', prefix: '+1', number: '(212) 555-0123' };

const meta = {
  title: 'Guidance/PhoneField',
  component: PhoneField,
  tags: ['!dev'],
  args: {
    id: 'phone',
    label: 'Phone number',
    optional: true,
    hint: 'Your travel specialist may call to understand your wishes. We never use it for marketing.',
    options: phoneCountries(countries),
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Say why the number is needed and what it is not used for, and let people leave it out. */
export const DoGiveAReason: Story = {};

/** Required without a reason, a phone number is where many people leave the form, or make one up. */
export const DontRequireItSilently: Story = {
  args: { optional: false, hint: undefined, error: 'This field is required' },
};

/** Spaces, brackets and dashes stay as they were typed: people check a number in the form they know it by. */
export const DoTakeAnyNotation: Story = { args: { defaultValue: typed } };

/** A program can leave out brackets. To ask a person for it is work for nothing. */
export const DontPrescribeANotation: Story = {
  args: { defaultValue: typed, error: 'Use digits only, without spaces, brackets or dashes' },
};
