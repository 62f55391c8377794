import { budgetOptions, BudgetSelect, budgetValues } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Guidance/BudgetSelect',
  component: BudgetSelect,
  tags: ['!dev'],
  args: { id: 'budget', label: 'Budget per person' },
} satisfies Meta<typeof BudgetSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Begin with nothing selected: the answer is the traveller’s own. */
export const DoBeginWithNothing: Story = {};

/** A band selected in advance biases the answer, and nobody can tell it from a field that was overlooked. */
export const DontPreselect: Story = { args: { defaultValue: 10000 } };

/** Show what the choice comes to for everybody, because the answer is per person. */
export const DoShowTheTotal: Story = {
  args: { defaultValue: 5000, helper: 'Total for 4 people: about $20,000. Trips to Kenya usually cost $6,000 to $9,000 per person.' },
};

/** A label that does not say for whom, without a total, is read as the budget of the whole family. */
export const DontLeaveThePartyOpen: Story = { args: { label: 'Budget', defaultValue: 5000 } };

/** Add a band by adding its number: the labels are written from the numbers, in the words of all the others. */
export const DoAddANumber: Story = { args: { options: budgetOptions([...budgetValues, 30000]), defaultValue: 30000 } };

/** Names written by hand say no amount, and everybody takes “comfort” to mean another one. */
export const DontNameTheBands: Story = {
  args: {
    options: [
      { value: 0, label: 'Please choose' },
      { value: 3000, label: 'Good value' },
      { value: 8000, label: 'Comfort' },
      { value: 20000, label: 'No limits' },
    ],
    defaultValue: 8000,
  },
};
