import { Checkbox, Stack, TextField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { checkboxKeys } from './Checkbox.keyboard.ts';

const meta = {
  title: 'Design system/Checkbox',
  component: Checkbox,
  parameters: { keyboard: checkboxKeys },
  args: { id: 'flexible', label: 'My dates are flexible', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};

export const Ticked: Story = { args: { defaultValue: true } };

export const WithHint: Story = {
  args: { label: 'My budget includes international flights', hint: 'Seats from your home airport and back' },
};

export const WithError: Story = {
  args: { label: 'Send me weekly travel inspiration', error: 'Tick the box to subscribe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Error: Tick the box to subscribe');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTicked: Story = { args: { disabled: true, defaultValue: true } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const SpaceTicks: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const LongStatement: Story = {
  args: {
    label:
      'I would like a person to call me on the number I gave, between nine in the morning and six in the evening where I live, to talk about this journey.',
  },
};

/** The whole row is the label. */
export const TheLineTicks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('My dates are flexible'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByText('My dates are flexible'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Optional: Story = { args: { label: 'Call me rather than write', optional: true } };

export const HintThenError: Story = {
  args: { label: 'I have read the terms', hint: 'Two pages, in plain words', error: 'Tick the box once you have read the terms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Two pages, in plain words Error: Tick the box once you have read the terms',
    );
  },
};

export const ErrorGoesOnceTicked: Story = {
  args: { label: 'I have read the terms' },
  render: (args) => {
    const [ticked, setTicked] = useState(false);
    return (
      <Checkbox {...args} value={ticked} onChange={setTicked} {...(!ticked && { error: 'Tick the box once you have read the terms' })} />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeValid();
  },
};

/** Checking it reveals the next field. */
export const AsksMore: Story = {
  args: { label: 'Someone in the party needs level ground' },
  render: (args) => {
    const [needed, setNeeded] = useState(false);
    return (
      <Stack>
        <Checkbox {...args} value={needed} onChange={setNeeded} />
        {needed && <TextField id="needs" label="What should we know?" autoComplete="off" />}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByLabelText('What should we know?')).toBeVisible();
  },
};

/** In a row of a list: a smaller mark and text, the same target. */
export const Small: Story = { args: { size: 'small', label: 'Compare' } };

/** In a row of a list, ticked. */
export const SmallTicked: Story = { args: { size: 'small', label: 'Compare', defaultValue: true } };

/** Submitted with the form only while checked. */
export const PostsItsValue: Story = {
  args: { name: 'flights', postValue: 'included', defaultValue: true },
  render: (args) => (
    <form aria-label="Budget">
      <Checkbox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('flights')).toBe('included');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).has('flights')).toBe(false);
  },
};

export const InGerman: Story = {
  args: { label: 'Meine Reisedaten sind verschiebbar', optional: true, optionalText: '(freiwillig)', hint: 'Um bis zu zwei Wochen' },
};

export const Arabic: Story = { globals: { dir: 'rtl' }, args: { label: 'مواعيدي مرنة', hint: 'حتى أسبوعين', defaultValue: true } };

export const LongStatementOnAPhone: Story = { ...LongStatement, globals: { viewport: { value: 'phone' } } };

export const LargeText: Story = { ...WithHint, globals: { textSize: '200', viewport: { value: 'phone' } } };

export const Night: Story = { globals: { mode: 'dark' }, args: { defaultValue: true, hint: 'By up to two weeks' } };

export const HighContrast: Story = { globals: { mode: 'contrast' }, args: { defaultValue: true, error: 'Choose days first' } };
