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

/** A fixed error leaves the list; focus stays in its field. */
export const GrowsShorter: Story = {
  render: (args) => {
    const [name, setName] = useState('');
    const errors = [
      ...(name === '' ? [{ id: 'given', text: 'Enter your first name' }] : []),
      { id: 'family', text: 'Enter your last name' },
    ];
    return (
      <Stack>
        <ErrorSummary {...args} errors={errors} attempt={1} />
        <TextField
          id="given"
          label="First name"
          autoComplete="given-name"
          value={name}
          onChange={setName}
          {...(name === '' && { error: 'Enter your first name' })}
        />
        <TextField id="family" label="Last name" autoComplete="family-name" error="Enter your last name" />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('First name');
    await userEvent.type(input, 'Ana');
    await expect(canvas.queryByRole('link', { name: 'Enter your first name' })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(input).toHaveFocus();
  },
};

/** Without `attempt` it is shown from the start and does not take focus. */
export const TakesNoFocus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).not.toHaveFocus();
  },
};

/** A group of checkboxes: the link focuses the first one. */
export const LeadsIntoAGroup: Story = {
  args: { errors: [{ id: 'kind', text: 'Select at least one type of trip' }] },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <CheckboxCards
        id="kind"
        label="What kind of trip is it?"
        error="Select at least one type of trip"
        options={[
          { value: 'rail', label: 'By rail' },
          { value: 'sail', label: 'Under sail' },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Select at least one type of trip' }));
    await expect(canvas.getByRole('checkbox', { name: 'By rail' })).toHaveFocus();
  },
};

/** Field errors and a submission error in one list. */
export const FieldsAndSending: Story = {
  args: {
    errors: [
      { id: 'email', text: 'Enter your email address' },
      { text: 'We could not save your answers. They stay on this page until you close it.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** As many errors as one step of the form can have. */
export const EveryFieldOfAStep: Story = {
  args: {
    errors: [
      { id: 'a', text: 'Enter at least one destination, or choose I am not sure yet' },
      { id: 'b', text: 'Enter your departure date' },
      { id: 'c', text: 'Enter how many nights' },
      { id: 'd', text: 'Select how many adults are travelling' },
      { id: 'e', text: 'Select yes if children are travelling with you' },
      { id: 'f', text: 'Select at least one type of trip' },
    ],
  },
};

export const LinkFocused: Story = {
  args: { errors: [{ id: 'x', text: 'Enter your first name' }] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const UnbrokenWord: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { errors: [{ text: 'aufenthaltsgenehmigungsnummernbestaetigungsschreiben@example.com has no mailbox' }] },
};

export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: { title: 'هناك مشكلة', errors: [{ id: 'x', text: 'أدخل اسمك الأول' }, { text: 'لم نتمكن من الإرسال.' }] },
};

export const LargeText: Story = { ...SeveralErrors, globals: { textSize: '200', viewport: { value: 'phone' } } };

export const Night: Story = { ...SeveralErrors, globals: { mode: 'dark' } };

export const HighContrast: Story = { ...SeveralErrors, globals: { mode: 'contrast' } };
