import { Stack, TextField, VisuallyHidden } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

// Shown in TextField, the simplest of the fields that are built on Field.
const meta = {
  title: 'Guidance/Field',
  component: TextField,
  tags: ['!dev'],
  args: { id: 'passport', label: 'Passport number', autoComplete: 'off' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Mark the few fields that may be left empty, in words. */
export const DoMarkTheOptionalFields: Story = {
  render: () => (
    <Stack>
      <TextField id="first-name" label="First name" autoComplete="given-name" />
      <TextField id="middle-name" label="Middle name" autoComplete="additional-name" optional />
      <TextField id="last-name" label="Last name" autoComplete="family-name" />
    </Stack>
  ),
};

/** Asterisks need a legend, are read out as “star”, and mark nearly everything. */
export const DontMarkTheRequiredFields: Story = {
  render: () => (
    <Stack>
      <TextField id="first-name" label="First name *" autoComplete="given-name" />
      <TextField id="middle-name" label="Middle name" autoComplete="additional-name" />
      <TextField id="last-name" label="Last name *" autoComplete="family-name" />
    </Stack>
  ),
};

/** Say in the error what to do, in the words of the label. */
export const DoSayHowToCorrectIt: Story = {
  args: { hint: 'Nine characters, on the page with your photograph', error: 'Enter your passport number' },
};

/** That something is invalid the reader knows already; what would be right is missing. */
export const DontSayInvalid: Story = { args: { error: 'This field is invalid' } };

/** Keep the label visible above the field, and put an example into the hint. */
export const DoKeepTheLabel: Story = {
  args: { label: 'Date of issue', hint: 'For example, 12 March 2024', defaultValue: '30 June 2021' },
};

/** A placeholder in place of the label is gone once something is typed, and nobody can check what was asked. */
export const DontLabelByPlaceholder: Story = {
  args: { label: <VisuallyHidden>Date of issue</VisuallyHidden>, placeholder: 'Date of issue', defaultValue: '30 June 2021' },
};
