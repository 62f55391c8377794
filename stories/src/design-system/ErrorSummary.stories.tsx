import { Button, CheckboxCards, ErrorSummary, RadioGroup, Stack, TextField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { errorSummaryKeys } from './ErrorSummary.keyboard.ts';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const meta = {
  title: 'Design system/ErrorSummary',
  component: ErrorSummary,
  parameters: { keyboard: errorSummaryKeys },
  args: { errors: [{ text: 'Enter your first name' }] },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneError: Story = {};

export const SeveralErrors: Story = {
  args: {
    errors: [
      { text: 'Enter your first name' },
      { text: 'Enter your last name' },
      { text: 'Enter an email address in the correct format, like name@example.com' },
    ],
  },
};

export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const FailedSend: Story = {
  args: { errors: [{ text: 'We could not send your request. Your answers are saved. Try again, or call us.' }] },
};

export const AnnouncedOnce: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.parentElement).toHaveAttribute('tabindex', '-1');
    await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  },
};

export const LeadsToItsFields: Story = {
  args: {
    errors: [
      { id: 'name', text: 'Enter your first name' },
      { id: 'kids', text: 'Select yes if children are travelling with you' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="name" label="First name" autoComplete="given-name" error="Enter your first name" />
      <RadioGroup
        id="kids"
        label="Are children travelling with you?"
        look="inline"
        options={yesNo}
        error="Select yes if children are travelling with you"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your first name' }));
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Select yes if children are travelling with you' }));
    await expect(canvas.getByLabelText('Yes')).toHaveFocus();
  },
};

export const FocusOnEachAttempt: Story = {
  args: { errors: [{ id: 'type', text: 'Select at least one type of trip' }] },
  render: (args) => {
    const [attempt, setAttempt] = useState(0);
    return (
      <Stack>
        <ErrorSummary {...args} errors={attempt > 0 ? args.errors : []} attempt={attempt} />
        <CheckboxCards id="type" label="What kind of trip is it?" options={[{ value: 'rail', label: 'By rail' }]} />
        <Button onClick={() => setAttempt(attempt + 1)}>Continue</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  },
};

export const InGerman: Story = { args: { title: 'Etwas fehlt noch', errors: [{ text: 'Geben Sie Ihren Vornamen ein' }] } };

export const LongErrors: Story = {
  args: { errors: [{ id: 'x', text: 'Enter your first name, last name, email address and country of residence to send your request.' }] },
};
