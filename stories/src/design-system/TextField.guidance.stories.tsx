import { TextField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Guidance/TextField',
  component: TextField,
  tags: ['!dev'],
  args: { label: 'First name', autoComplete: 'given-name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Label the value, and put what helps into the hint. */
export const DoLabelTheValue: Story = { args: { hint: 'As it stands in your passport' } };

/** A label that asks politely for an action is read in full at every field, and says no more. */
export const DontLabelTheAction: Story = { args: { label: 'Please enter your first name here exactly as it stands in your passport' } };

/** Say in the error what to do, in the words of the label. */
export const DoSayHowToCorrectIt: Story = { args: { hint: 'As it stands in your passport', error: 'Enter your first name' } };

/** “Invalid” names the problem of the program, and leaves the reader with it. */
export const DontSayInvalid: Story = { args: { hint: 'As it stands in your passport', error: 'Invalid input' } };

/** Accept whatever is typed or pasted, and report what is too long on submit. */
export const DoAcceptTheWholeText: Story = {
  args: { label: 'Last name', autoComplete: 'family-name', defaultValue: 'Okonkwo-Lindqvist' },
};

/** With `maxLength` the end of a pasted name is lost without a word, and the ticket is made out to somebody else. */
export const DontCutTheText: Story = {
  args: { label: 'Last name', autoComplete: 'family-name', maxLength: 12, defaultValue: 'Okonkwo-Lind' },
};
