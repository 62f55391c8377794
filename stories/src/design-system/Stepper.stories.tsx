import { Stepper } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { stepperKeys } from './Stepper.keyboard.ts';

const steps = [
  { label: 'Details', href: '?step=details' },
  { label: 'Style', href: '?step=style' },
  { label: 'Budget', href: '?step=budget' },
  { label: 'Contact', href: '?step=contact' },
  { label: 'Last step', href: '?step=phone' },
];

const meta = {
  title: 'Design system/Stepper',
  component: Stepper,
  parameters: { keyboard: stepperKeys },
  args: { steps, current: 2 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 1 } };

export const Second: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 5')).toBeVisible();
    await expect(canvas.getByText('Style').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Details completed');
  },
};

export const Third: Story = { args: { current: 3 } };

export const Fourth: Story = { args: { current: 4 } };

export const Last: Story = { args: { current: 5 } };

export const NamedOnly: Story = { args: { steps: steps.map(({ label }) => ({ label })) } };

const followed: number[] = [];

export const FollowedByTheCaller: Story = {
  args: {
    current: 3,
    onStep: (step, event) => {
      event.preventDefault();
      followed.push(step);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Details/ }));
    await expect(followed.at(-1)).toBe(1);
  },
};

export const ThreeSteps: Story = { args: { steps: steps.slice(0, 3) } };

export const InGerman: Story = {
  args: {
    navLabel: 'Fortschritt',
    countText: (at, total) => `Schritt ${at} von ${total}`,
    completedText: 'erledigt',
    steps: ['Reise', 'Stil', 'Budget', 'Kontakt', 'Letzter Schritt'].map((label) => ({ label })),
  },
};

export const LongNames: Story = {
  args: { steps: steps.map((step) => ({ ...step, label: `${step.label} of the journey you have in mind` })) },
};
