import { CheckboxCards } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { checkboxCardsKeys } from './CheckboxCards.keyboard.ts';

/** A drawn placeholder for pictures: two ridges in one tint. */
function Ridge({ tint }: { tint: string }) {
  return (
    <svg viewBox="0 0 40 30" preserveAspectRatio="xMidYMid slice" style={{ color: tint }}>
      <rect width="40" height="30" fill="currentColor" opacity="0.25" />
      <path d="M0 24 9 14l6 5 9-12 16 17v6H0Z" fill="currentColor" opacity="0.5" />
      <path d="M0 28 12 20l8 4 10-7 10 9v4H0Z" fill="currentColor" />
    </svg>
  );
}

const styles = [
  { value: 'safari', label: 'Safari and wildlife', picture: <Ridge tint="#a86f14" /> },
  { value: 'coast', label: 'Coast and islands', picture: <Ridge tint="#155a78" /> },
  { value: 'culture', label: 'History and culture', picture: <Ridge tint="#80560f" /> },
  { value: 'mountains', label: 'Mountains and walking', picture: <Ridge tint="#46602f" /> },
  { value: 'food', label: 'Food and wine', picture: <Ridge tint="#86091c" /> },
  { value: 'rail', label: 'By rail', picture: <Ridge tint="#40505f" /> },
];
const ages = ['18-29', '30-39', '40-49', '50-59', '60-69', '70+'].map((value) => ({ value, label: value.replace('-', '–') }));

const meta = {
  title: 'Design system/CheckboxCards',
  component: CheckboxCards,
  parameters: { keyboard: checkboxCardsKeys },
  args: { id: 'trip-type', label: 'What kind of trip is it?', options: styles, onChange: fn() },
} satisfies Meta<typeof CheckboxCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneTicked: Story = {};

export const SomeTicked: Story = { args: { defaultValue: ['safari', 'coast'] } };

export const WithHint: Story = { args: { hint: 'Choose as many as fit' } };

export const WithError: Story = { args: { error: 'Select at least one type of trip' } };

export const WithoutPictures: Story = { args: { id: 'ages', label: 'Ages of the adults', optional: true, options: ages } };

export const SecondLines: Story = {
  args: {
    options: [
      { value: 'rail', label: 'By rail', hint: 'Sleepers, and days at a window' },
      { value: 'sea', label: 'By small ship', hint: 'Fewer than a hundred guests' },
    ],
  },
};

export const AtTheLimit: Story = {
  args: { id: 'ages', label: 'Ages of the adults', options: ages, max: 2, defaultValue: ['30-39', '40-49'] },
};

export const RefusesBeyondTheLimit: Story = {
  args: { id: 'ages', label: 'Ages of the adults', options: ages, max: 2, defaultValue: ['30-39', '40-49'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '70+' }));
    await expect(canvas.getByRole('checkbox', { name: '70+' })).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('You can choose up to 2. Take one away to choose another.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const KeepsTheOrderOfTheOptions: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Food and wine' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Safari and wildlife' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['safari', 'food']);
  },
};

export const KeyboardTicks: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Coast and islands' })).toBeChecked();
  },
};

export const Focused: Story = { play: () => userEvent.tab() };

export const LongLabels: Story = {
  args: { options: styles.map((option) => ({ ...option, label: `${option.label}, from the first light of the morning to the last` })) },
};
