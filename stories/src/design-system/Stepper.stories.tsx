import { Button, Stack, Stepper } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

/** Only completed steps are links. */
export const LinksLeadBack: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['?step=details', '?step=style']);
  },
};

/** The number and the route advance together. */
export const MovesOn: Story = {
  render: (args) => {
    const [current, setCurrent] = useState(1);
    return (
      <Stack>
        <Stepper {...args} current={current} />
        <Button onClick={() => setCurrent(Math.min(current + 1, steps.length))}>Continue</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Step 3 of 5')).toBeVisible();
    await expect(canvas.getByText('Budget').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

export const Focused: Story = {
  args: { current: 4 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Details/ })).toHaveFocus();
  },
};

export const TwoSteps: Story = { args: { steps: steps.slice(0, 2) } };

export const EightSteps: Story = {
  args: {
    current: 5,
    steps: ['Place', 'Season', 'Party', 'Style', 'Budget', 'Contact', 'Phone', 'Check'].map((label) => ({ label, href: `?step=${label}` })),
  },
};

export const EightStepsOnAPhone: Story = { ...EightSteps, globals: { viewport: { value: 'phone' } } };

export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    current: 3,
    navLabel: 'التقدم',
    countText: (at, total) => `الخطوة ${at} من ${total}`,
    completedText: 'مكتملة',
    steps: ['التفاصيل', 'الأسلوب', 'الميزانية', 'التواصل', 'الأخيرة'].map((label, index) => ({ label, href: `?step=${index}` })),
  },
};

export const LargeText: Story = { args: { current: 3 }, globals: { textSize: '200', viewport: { value: 'phone' } } };

export const Night: Story = { args: { current: 4 }, globals: { mode: 'dark' } };

export const HighContrast: Story = { args: { current: 4 }, globals: { mode: 'contrast' } };
