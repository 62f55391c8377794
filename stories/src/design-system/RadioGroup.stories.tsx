import { Heading, RadioGroup, Stack, TextField } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { radioGroupKeys } from './RadioGroup.keyboard.ts';

const flexibility = [
  { value: '0', label: 'Keeping to my budget' },
  { value: '0.2', label: 'For the right trip, I’ll increase my budget' },
  { value: '1', label: 'Taking the perfect trip' },
];
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const meta = {
  title: 'Design system/RadioGroup',
  component: RadioGroup,
  parameters: { keyboard: radioGroupKeys },
  args: { id: 'flexibility', label: 'How flexible is your budget?', options: flexibility, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const Chosen: Story = { args: { defaultValue: '0.2' } };

export const Inline: Story = { args: { id: 'children', label: 'Are children travelling with you?', options: yesNo, look: 'inline' } };

export const InlineChosen: Story = { args: { ...Inline.args, defaultValue: 'no' } };

export const WithHint: Story = { args: { hint: 'We never propose more than you allow' } };

export const SecondLines: Story = {
  args: {
    options: flexibility.map((option, index) => ({
      ...option,
      hint: ['To the dollar', 'By about a fifth', 'Tell us what it costs'][index],
    })),
  },
};

export const WithError: Story = {
  args: { error: 'Select how flexible your budget is' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Error: Select how flexible your budget is');
  },
};

export const InlineWithError: Story = { args: { ...Inline.args, error: 'Select yes if children are travelling with you' } };

export const ArrowsChoose: Story = {
  args: { name: 'arrows' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Keeping to my budget'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('0.2');
  },
};

export const TappingTheCard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Taking the perfect trip'));
    await expect(canvas.getByRole('radio', { name: 'Taking the perfect trip' })).toBeChecked();
  },
};

export const Focused: Story = { play: () => userEvent.tab() };

export const OptionIds: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio').map((radio) => radio.id)).toEqual(['flexibility-0', 'flexibility-0.2', 'flexibility-1']);
  },
};

export const Optional: Story = { args: { optional: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '0.2' } };

/** The legend is visually hidden below an equivalent heading. */
export const HeadingAsksAlready: Story = {
  args: { hideLabel: true },
  render: (args) => (
    <>
      <Heading level={2} size="h4">
        How flexible is your budget?
      </Heading>
      <RadioGroup {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName('How flexible is your budget?');
  },
};

export const ErrorGoesOnceChosen: Story = {
  args: { ...Inline.args },
  render: (args) => {
    const [answer, setAnswer] = useState('');
    return (
      <RadioGroup
        {...args}
        value={answer}
        onChange={setAnswer}
        {...(answer === '' && { error: 'Select yes if children are travelling with you' })}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await userEvent.click(canvas.getByLabelText('No'));
    await expect(canvas.getByRole('radiogroup')).toBeValid();
  },
};

/** Selecting “Yes” reveals another question. */
export const YesAsksMore: Story = {
  args: { ...Inline.args },
  render: (args) => {
    const [answer, setAnswer] = useState('');
    return (
      <Stack>
        <RadioGroup {...args} value={answer} onChange={setAnswer} />
        {answer === 'yes' && <TextField id="ages" label="How old are they?" autoComplete="off" />}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Yes'));
    await expect(canvas.getByLabelText('How old are they?')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('No'));
    await expect(canvas.queryByLabelText('How old are they?')).toBeNull();
  },
};

export const PostsItsValue: Story = {
  args: { name: 'flexibility', defaultValue: '0.2' },
  render: (args) => (
    <form aria-label="Budget">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveFormValues({ flexibility: '0.2' });
  },
};

/** The left arrow moves forward in right-to-left pages. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'هل يسافر أطفال معكم؟',
    look: 'inline',
    defaultValue: 'yes',
    options: [
      { value: 'yes', label: 'نعم' },
      { value: 'no', label: 'لا' },
    ],
  },
};

export const SecondLinesOnAPhone: Story = { ...SecondLines, globals: { viewport: { value: 'phone' } } };

export const LargeText: Story = { ...SecondLines, globals: { textSize: '200', viewport: { value: 'phone' } } };

export const Night: Story = { globals: { mode: 'dark' }, args: { defaultValue: '1' } };
