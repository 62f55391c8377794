import { Select, Stack } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { selectKeys } from './Select.keyboard.ts';

const adults = Array.from({ length: 16 }, (_, index) => ({
  value: String(index + 1),
  label: index === 15 ? '16 or more' : String(index + 1),
}));

const meta = {
  title: 'Design system/Select',
  component: Select,
  parameters: { keyboard: selectKeys },
  args: { id: 'adults', label: 'How many adults?', options: adults, placeholder: 'Select', onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('How many adults?')).toHaveValue('');
  },
};

export const Chosen: Story = { args: { defaultValue: '2' } };

export const WithHint: Story = { args: { hint: 'Everyone who is 18 or older when you leave' } };

export const WithError: Story = { args: { error: 'Select how many adults are travelling' } };

export const Optional: Story = { args: { optional: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '2' } };

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('How many adults?'), '16 or more');
    await expect(args.onChange).toHaveBeenLastCalledWith('16');
  },
};

export const WithFooter: Story = { args: { defaultValue: '4', footer: <p>Two rooms, as most lodges have.</p> } };

export const LongOptions: Story = {
  args: {
    label: 'Which lodge?',
    options: [{ value: 'a', label: 'The old hunting lodge above the bend of the river where the ferry used to cross in winter' }],
    defaultValue: 'a',
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('How many adults?')).toHaveFocus();
  },
};

export const HintThenError: Story = {
  args: { hint: 'Everyone who is 18 or older', error: 'Select how many adults are travelling' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('How many adults?')).toHaveAccessibleDescription(
      'Everyone who is 18 or older Error: Select how many adults are travelling',
    );
  },
};

export const ErrorGoesOnceChosen: Story = {
  render: (args) => {
    const [count, setCount] = useState('');
    return <Select {...args} value={count} onChange={setCount} {...(count === '' && { error: 'Select how many adults are travelling' })} />;
  },
  play: async ({ canvas }) => {
    const list = canvas.getByLabelText('How many adults?');
    await expect(list).toBeInvalid();
    await userEvent.selectOptions(list, '2');
    await expect(list).toBeValid();
  },
};

/** Without a placeholder the first option is selected, as browsers do. */
export const WithoutPlaceholder: Story = {
  args: { placeholder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('How many adults?')).toHaveValue('1');
  },
};

/** A new month resets the list of days. */
export const OneHangsOnAnother: Story = {
  render: () => {
    const [region, setRegion] = useState('north');
    const places = region === 'north' ? ['Tromsø', 'Bodø'] : ['Stavanger', 'Bergen'];
    return (
      <Stack>
        <Select
          id="region"
          label="Which coast?"
          value={region}
          onChange={setRegion}
          options={[
            { value: 'north', label: 'North of the circle' },
            { value: 'west', label: 'The fjords' },
          ]}
        />
        <Select key={region} id="harbour" label="Which harbour?" options={places.map((name) => ({ value: name, label: name }))} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Which harbour?'), 'Bodø');
    await userEvent.selectOptions(canvas.getByLabelText('Which coast?'), 'The fjords');
    await expect(canvas.getByLabelText('Which harbour?')).toHaveDisplayValue('Stavanger');
  },
};

/** The helper text follows the selection. */
export const FooterFollowsTheChoice: Story = {
  render: (args) => {
    const [count, setCount] = useState('2');
    const rooms = Math.ceil(Number(count) / 2);
    return <Select {...args} value={count} onChange={setCount} footer={<p role="status">{rooms} rooms for two</p>} />;
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('How many adults?'), '7');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 rooms for two');
  },
};

/** No options yet. */
export const ListStillOnItsWay: Story = { args: { options: [], placeholder: 'One moment' } };

export const PostsWithItsForm: Story = {
  args: { name: 'adults', defaultValue: '3' },
  render: (args) => (
    <form aria-label="Party">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveFormValues({ adults: '3' });
  },
};

export const InGerman: Story = {
  args: {
    label: 'Wie viele Erwachsene?',
    placeholder: 'Bitte wählen',
    optional: true,
    optionalText: '(freiwillig)',
    error: 'Wählen Sie, wie viele Erwachsene reisen',
    errorPrefix: 'Fehler:',
  },
};

export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'كم عدد البالغين؟', placeholder: 'اختر', hint: 'من عمره 18 سنة أو أكثر', defaultValue: '2' },
};

export const LongOptionsOnAPhone: Story = { ...LongOptions, globals: { viewport: { value: 'phone' } } };

export const LargeText: Story = { ...WithError, globals: { textSize: '200', viewport: { value: 'phone' } } };

export const Night: Story = { ...WithError, globals: { mode: 'dark' } };
