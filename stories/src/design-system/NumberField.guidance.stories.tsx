import { NumberField, TextField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Guidance/NumberField',
  component: NumberField,
  tags: ['!dev'],
  args: { id: 'nights', label: 'How many nights?', min: 7, max: 90, unit: 'nights', defaultValue: 10 },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Take any number, and explain the limit with its reason: then 3 is corrected by the person who typed it. */
export const DoExplainTheLimit: Story = { args: { defaultValue: 3, error: 'Number of nights must be 7 or more for Kenya' } };

/** Somebody typed 3 here. A field that makes 7 of it in silence asks for four nights that nobody wanted. */
export const DontCorrectInSilence: Story = {
  render: function DontCorrectInSilence({ defaultValue: _, ...args }) {
    const [nights, setNights] = useState<number | null>(null);
    return <NumberField {...args} value={nights} onChange={(typed) => setNights(typed === null ? null : Math.max(7, typed))} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '3');
    await expect(canvas.getByRole('textbox')).toHaveValue('7');
  },
};

/** Name the unit in the label as well as after the number: screen readers read out only the label. */
export const DoNameTheUnit: Story = {};

/** Ten days, nights or weeks? Each is another journey, and another price. */
export const DontLeaveTheUnitOpen: Story = { args: { label: 'Duration', unit: undefined } };

/** A TextField for a number that only names something: it keeps the zero at the front and has nothing to step. */
export const DoUseATextFieldForCodes: Story = {
  render: () => <TextField id="postcode" label="Postcode" autoComplete="postal-code" inputMode="numeric" defaultValue="01067" />,
};

/** One postcode more is another town, and the zero of 01067 is lost as soon as it counts as a number. */
export const DontCountCodes: Story = {
  args: { id: 'postcode', label: 'Postcode', unit: undefined, min: 0, max: 99_999, defaultValue: 1067 },
};
