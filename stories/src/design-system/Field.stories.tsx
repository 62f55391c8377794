import { Field, FieldSet, Link } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { fieldKeys } from './Field.keyboard.ts';

const meta = {
  title: 'Design system/Field',
  component: Field,
  parameters: { keyboard: fieldKeys },
  args: {
    id: 'passport',
    label: 'Passport number',
    children: (control) => <input {...control} type="text" autoComplete="off" style={{ minBlockSize: 44 }} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LabelOnly: Story = {};

export const WithHint: Story = { args: { hint: 'Nine characters, on the page with your photograph' } };

export const WithError: Story = {
  args: { hint: 'Nine characters, on the page with your photograph', error: 'Enter your passport number' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Passport number');
    await expect(input).toHaveAttribute('aria-describedby', 'passport-hint passport-error');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Optional: Story = { args: { optional: true } };

export const InGerman: Story = {
  args: {
    label: 'Reisepassnummer',
    optional: true,
    optionalText: '(freiwillig)',
    error: 'Geben Sie neun Zeichen ein',
    errorPrefix: 'Fehler:',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Fehler: Geben Sie neun Zeichen ein');
  },
};

export const MoreDescription: Story = {
  args: { describedBy: 'passport-note', hint: 'Nine characters' },
  render: (args) => (
    <>
      <Field {...args} />
      <p id="passport-note">We delete it a month after you return.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Nine characters We delete it a month after you return.');
  },
};

export const AsAGroup: Story = {
  render: () => (
    <FieldSet id="seat" label="Which seat do you prefer?" hint="We ask the airline for it" error="Select a seat">
      {(id) => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          {['Window', 'Aisle'].map((seat) => (
            <label key={seat} style={{ display: 'flex', gap: 8, alignItems: 'center', minHeight: 44 }}>
              <input type="radio" name="seat" id={`${id}-${seat.toLowerCase()}`} /> {seat}
            </label>
          ))}
        </div>
      )}
    </FieldSet>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Which seat do you prefer?' });
    await expect(group).toHaveAccessibleDescription('We ask the airline for it Error: Select a seat');
  },
};

export const GroupWithHiddenLegend: Story = {
  render: () => (
    <FieldSet id="rooms" label="How many rooms?" hideLabel>
      {(id) => <input id={`${id}-count`} aria-label="Rooms" inputMode="numeric" autoComplete="off" style={{ minBlockSize: 44 }} />}
    </FieldSet>
  ),
};

export const AroundATextArea: Story = {
  args: { id: 'wish', label: 'One wish for the journey', children: (control) => <textarea {...control} rows={3} autoComplete="off" /> },
};

export const HintWithALink: Story = {
  args: {
    hint: (
      <>
        On the page with your photograph. <Link href="#where">Where to find it</Link>
      </>
    ),
  },
};

export const LabelLeadsToTheControl: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Passport number'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Fields without explicit ids get unique ones. */
export const IdsMadeUp: Story = {
  args: { id: undefined, hint: 'Nine characters' },
  render: (args) => (
    <>
      <Field {...args} label="Your passport" />
      <Field {...args} label="Their passport" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your passport').id).not.toBe(canvas.getByLabelText('Their passport').id);
    await expect(canvas.getByLabelText('Their passport')).toHaveAccessibleDescription('Nine characters');
  },
};

/** Validated on blur, then on every key press. */
export const ErrorComesAndGoes: Story = {
  render: (args) => {
    const [text, setText] = useState('');
    const [left, setLeft] = useState(false);
    return (
      <Field {...args} {...(left && text.length !== 9 && { error: 'Enter nine characters' })}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            style={{ minBlockSize: 44 }}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => setLeft(true)}
          />
        )}
      </Field>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'C01X');
    await expect(canvas.queryByText('Enter nine characters')).toBeNull();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Error: Enter nine characters');
    await userEvent.type(input, '00T47');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const LongQuestion: Story = {
  args: {
    label: 'The number of the passport you will travel with, also where it differs from the one you hold today',
    error: 'Enter the number of the passport you will travel with, or tell us that you are still waiting for it',
  },
};

export const UnbrokenWord: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Aufenthaltsgenehmigungsnummernbestätigungsschreibenaktenzeichen' },
};

export const LargeText: Story = { ...WithError, globals: { textSize: '200', viewport: { value: 'phone' } } };

export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'رقم جواز السفر', hint: 'تسعة أحرف', error: 'أدخل رقم جواز السفر', errorPrefix: 'خطأ:' },
};

export const Night: Story = { ...WithError, globals: { mode: 'dark' } };

export const OptionalGroup: Story = {
  render: () => (
    <FieldSet id="meal" label="What do you not eat?" optional>
      {(id) => (
        <label style={{ display: 'flex', gap: 8, alignItems: 'center', minHeight: 44 }}>
          <input type="checkbox" id={`${id}-fish`} /> Fish
        </label>
      )}
    </FieldSet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName(/^What do you not eat\?\s*\(optional\)$/);
  },
};

/** Validated when the whole group loses focus, not between its controls. */
export const GroupIsLeftOnce: Story = {
  render: () => {
    const [times, setTimes] = useState(0);
    return (
      <>
        <FieldSet id="dates" label="Between which days?" onBlur={() => setTimes(times + 1)}>
          {(id) => (
            <>
              <input id={`${id}-from`} aria-label="From" autoComplete="off" style={{ minBlockSize: 44 }} />{' '}
              <input id={`${id}-to`} aria-label="To" autoComplete="off" style={{ minBlockSize: 44 }} />
            </>
          )}
        </FieldSet>
        <p role="status">Left {times} times</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('From'));
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent('Left 0 times');
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent('Left 1 times');
  },
};
