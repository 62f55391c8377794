import { RadioGroup, Select } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const adults = Array.from({ length: 16 }, (_, index) => ({
  value: String(index + 1),
  label: index === 15 ? '16 or more' : String(index + 1),
}));
const paces = [
  { value: 'slow', label: 'Slow, four nights in a place' },
  { value: 'steady', label: 'Steady, three nights' },
  { value: 'brisk', label: 'Brisk, two nights or one' },
];

const meta = {
  title: 'Guidance/Select',
  component: Select,
  tags: ['!dev'],
  args: { label: 'How many adults?', options: adults, placeholder: 'Select' },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Begin with an empty option: whatever is selected later has been selected by somebody. */
export const DoBeginEmpty: Story = {};

/** A preselected option is sent by everybody who overlooks the field, and looks like an answer. */
export const DontPreselect: Story = { args: { placeholder: undefined } };

/** Show up to seven options in a RadioGroup: they are compared at a glance and chosen in one tap. */
export const DoShowAFewOptions: Story = { render: () => <RadioGroup label="At what pace?" options={paces} /> };

/** Three options in a list take two taps, and nobody sees them before the first. */
export const DontHideAFewOptions: Story = { args: { label: 'At what pace?', options: paces } };

/** Put help into the hint: it stays in view while people choose and after they have chosen. */
export const DoExplainInTheHint: Story = { args: { hint: 'Everyone who is 18 or older when you leave', defaultValue: '2' } };

/** Help in the placeholder is cut off in a narrow column, and gone once something is selected. */
export const DontExplainInThePlaceholder: Story = {
  args: { placeholder: 'Select the number of people who are 18 or older on the day you leave' },
};
