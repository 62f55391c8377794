import { TextField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { textFieldKeys } from './TextField.keyboard.ts';

const meta = {
  title: 'Design system/TextField',
  component: TextField,
  parameters: { keyboard: textFieldKeys },
  args: { label: 'First name', autoComplete: 'given-name', id: 'first-name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'Okonkwo-Lindqvist', label: 'Last name', autoComplete: 'family-name' } };

export const WithHint: Story = { args: { hint: 'As it stands in your passport' } };

export const Optional: Story = { args: { label: 'Company', autoComplete: 'organization', optional: true } };

export const WithError: Story = {
  args: { error: 'Enter your first name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription('Error: Enter your first name');
    await expect(canvas.getByLabelText('First name')).toBeInvalid();
  },
};

export const HintAndError: Story = {
  args: { hint: 'As it stands in your passport', error: 'First name must be 60 characters or less', defaultValue: 'A'.repeat(61) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription(
      'As it stands in your passport Error: First name must be 60 characters or less',
    );
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};

export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Adaeze');
    await expect(args.onChange).toHaveBeenLastCalledWith('Adaeze');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Adaeze' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ana@example.com', label: 'Email address', autoComplete: 'email' } };

export const InAnotherScript: Story = { args: { label: 'الاسم الأول', hint: 'كما في جواز السفر', defaultValue: 'ليلى', dir: 'rtl' } };

export const LongLabelAndWord: Story = {
  args: {
    label: 'The name of the person who will be the first to read our proposal and answer our questions about it',
    hint: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
};

/** Validated on blur; the error disappears as soon as it is fixed. */
export const CheckedWhenLeft: Story = {
  render: (args) => {
    const [name, setName] = useState('');
    const [left, setLeft] = useState(false);
    return (
      <TextField
        {...args}
        value={name}
        onChange={setName}
        onBlur={() => setLeft(true)}
        {...(left && name.trim() === '' && { error: 'Enter your first name' })}
      />
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('First name');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await userEvent.type(input, 'A');
    await expect(input).toBeValid();
  },
};

/** Its value is submitted with the form. */
export const PostsWithItsForm: Story = {
  args: { name: 'firstName' },
  render: (args) => {
    const [posted, setPosted] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setPosted(new URLSearchParams([...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)])).toString());
        }}
      >
        <TextField {...args} />
        <p role="status">{posted}</p>
      </form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Zoë{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('firstName=Zo%C3%AB');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('First name'));
    await userEvent.paste('Adaeze');
    await expect(args.onChange).toHaveBeenLastCalledWith('Adaeze');
  },
};

/** A numeric code uses the numeric keyboard. */
export const Figures: Story = {
  args: {
    label: 'Code from our message',
    hint: 'Six figures',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    defaultValue: '402771',
  },
};

export const DescribedByMore: Story = {
  args: { hint: 'As it stands in your passport', 'aria-describedby': 'why' },
  render: (args) => (
    <>
      <TextField {...args} />
      <p id="why">Airlines refuse tickets in other names.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription(
      'As it stands in your passport Airlines refuse tickets in other names.',
    );
  },
};

export const German: Story = {
  args: { label: 'Vorname', optional: true, optionalText: '(freiwillig)', error: 'Geben Sie Ihren Vornamen ein', errorPrefix: 'Fehler:' },
};

export const LargeText: Story = { ...HintAndError, globals: { textSize: '200', viewport: { value: 'phone' } } };

export const Night: Story = { ...HintAndError, globals: { mode: 'dark' } };

export const HighContrast: Story = { ...HintAndError, globals: { mode: 'contrast' } };
