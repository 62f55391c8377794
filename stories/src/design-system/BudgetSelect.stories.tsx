import { budgetOptions, BudgetSelect, budgetTexts, budgetValues } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { budgetSelectKeys } from './BudgetSelect.keyboard.ts';

const meta = {
  title: 'Design system/BudgetSelect',
  component: BudgetSelect,
  parameters: { keyboard: budgetSelectKeys },
  args: { id: 'budget', label: 'Budget per person', onChange: fn() },
} satisfies Meta<typeof BudgetSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Budget per person')).toHaveDisplayValue('Select your budget');
  },
};

export const SixteenOptions: Story = {
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(texts).toHaveLength(16);
    await expect(texts[8]).toBe('$4,000 - $5,000 USD');
    await expect(texts[15]).toBe('Over $20,000 USD');
  },
};

export const Lowest: Story = { args: { defaultValue: 500 } };

export const Middle: Story = { args: { defaultValue: 5000 } };

export const Highest: Story = { args: { defaultValue: 20000 } };

export const WithHelper: Story = {
  args: { defaultValue: 5000, helper: 'Total for 2 people: about $10,000. Trips to Kenya usually cost $6,000 to $9,000 per person.' },
};

export const HelperFollowsTheChoice: Story = {
  render: (args) => {
    const [budget, setBudget] = useState(0);
    return (
      <BudgetSelect
        {...args}
        value={budget}
        onChange={setBudget}
        helper={budget > 0 && `Total for 2 people: about $${(budget * 2).toLocaleString('en-US')}`}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Budget per person'), '$7,000 - $8,000 USD');
    await expect(canvas.getByRole('status')).toHaveTextContent('Total for 2 people: about $16,000');
  },
};

export const HandsOverANumber: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Budget per person'), 'Over $20,000 USD');
    await expect(args.onChange).toHaveBeenLastCalledWith(20000);
  },
};

export const WithHint: Story = { args: { hint: 'Without international flights, unless you say so below' } };

export const WithError: Story = { args: { error: 'Select your budget per person' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 3000 } };

export const AnotherBandAsData: Story = { args: { options: budgetOptions([...budgetValues, 30000]), defaultValue: 30000 } };

export const InGerman: Story = {
  args: {
    label: 'Budget pro Person',
    defaultValue: 12500,
    options: budgetOptions(budgetValues, {
      ...budgetTexts,
      locale: 'de-DE',
      placeholder: 'Budget wählen',
      band: (from, to) => `${from} bis ${to}`,
      over: (amount) => `Über ${amount}`,
    }),
  },
};

export const HintThenError: Story = {
  args: { hint: 'Without international flights', error: 'Select your budget per person' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Budget per person')).toHaveAccessibleDescription(
      'Without international flights Error: Select your budget per person',
    );
  },
};

export const ErrorGoesOnceChosen: Story = {
  render: (args) => {
    const [budget, setBudget] = useState(0);
    return <BudgetSelect {...args} value={budget} onChange={setBudget} {...(budget === 0 && { error: 'Select your budget per person' })} />;
  },
  play: async ({ canvas }) => {
    const list = canvas.getByLabelText('Budget per person');
    await expect(list).toHaveAttribute('aria-invalid', 'true');
    await userEvent.selectOptions(list, '$1,000 - $1,500 USD');
    await expect(list).not.toHaveAttribute('aria-invalid');
  },
};

export const Optional: Story = { args: { optional: true } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Budget per person')).toHaveFocus();
  },
};

export const HelperOnAPhone: Story = { ...WithHelper, globals: { viewport: { value: 'phone' } } };

export const LargeText: Story = { ...WithError, globals: { textSize: '200', viewport: { value: 'phone' } } };

export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'الميزانية للشخص الواحد',
    defaultValue: 5000,
    options: budgetOptions(budgetValues, {
      ...budgetTexts,
      locale: 'ar',
      placeholder: 'اختر ميزانيتك',
      band: (from, to) => `من ${from} إلى ${to}`,
      over: (amount) => `أكثر من ${amount}`,
    }),
  },
};

export const Night: Story = { ...WithError, globals: { mode: 'dark' } };
