import { Cluster, DateField, FieldSet, TextField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

const meta = {
  title: 'Guidance/DateField',
  component: DateField,
  tags: ['!dev'],
  args: { id: 'date', label: 'When would you like to leave?', min: '2026-11-22', max: '2029-11-21' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Accept 5 Mar 2027, March 5, 2027, 3/5/2027 and 2027-03-05 alike, and show how the text was understood. */
export const DoAcceptAnyNotation: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '5 Mar 2027');
    await expect(canvas.getByText('Friday, March 5, 2027')).toBeVisible();
  },
};

/** A prescribed notation turns a date that anybody can read into an error. */
export const DontPrescribeANotation: Story = {
  args: { hint: 'MM/DD/YYYY', defaultValue: '5 Mar 2027', error: 'Date must be in the format MM/DD/YYYY' },
};

/** Say in the error what a good answer is like: the traveller can correct it at once. */
export const DoSayHowToCorrectIt: Story = {
  args: { defaultValue: 'next spring', error: 'Departure date must be a real date, like 5 March 2027' },
};

/** “Invalid date” leaves open whether the notation, the day or the year is the trouble. */
export const DontSayInvalid: Story = { args: { defaultValue: 'next spring', error: 'Invalid date' } };

/** Ask for a date of birth in three text fields: everybody knows it by heart and types it in a moment. */
export const DoTypeADateOfBirth: Story = {
  render: () => (
    <FieldSet id="birth" label="Date of birth" hint="For example, 27 3 1968">
      {(id) => (
        <Cluster>
          <TextField id={`${id}-day`} label="Day" inputMode="numeric" autoComplete="bday-day" style={{ inlineSize: '4.5rem' }} />
          <TextField id={`${id}-month`} label="Month" inputMode="numeric" autoComplete="bday-month" style={{ inlineSize: '4.5rem' }} />
          <TextField id={`${id}-year`} label="Year" inputMode="numeric" autoComplete="bday-year" style={{ inlineSize: '6rem' }} />
        </Cluster>
      )}
    </FieldSet>
  ),
};

/** A calendar opens decades from the day that is wanted, and nobody pages through them. */
export const DontPageToADateOfBirth: Story = {
  args: { id: 'birth', label: 'Date of birth', min: '1926-01-01', max: '2008-11-21' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
    await screen.findByRole('dialog', { name: 'Choose date' });
  },
};
