import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LiveStatechart } from './LiveStatechart.tsx';

const meta = {
  title: 'Flows/Trip request statechart',
  component: LiveStatechart,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LiveStatechart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The running form beside its statechart, which is drawn from the machine definition. The active states follow as you fill it in, continue and go back. */
export const Statechart: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(active(canvasElement)).toContain('details'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(active(canvasElement)).toContain('style'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(active(canvasElement)).toContain('details'));
  },
};

/** A state chosen in the chart shows its step, what is done in the step moves the mark, and the visited states can be stepped through both ways. */
export const BothWays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('budget');
    await canvas.findByRole('heading', { name: 'What is your budget?' });
    await press('Back');
    await waitFor(() => expect(active(canvasElement)).toContain('style'));
    await press('Step back');
    await canvas.findByRole('heading', { name: 'What is your budget?' });
    await press('Step forward');
    await canvas.findByRole('heading', { name: 'What kind of trip is it?' });
    await press('existing');
    await canvas.findByRole('heading', { name: 'Welcome back, Dana.' });
    await expect(active(canvasElement)).toEqual(expect.arrayContaining(['checkEmail', 'existing']));
  },
};

function active(element: HTMLElement): (string | null)[] {
  return [...element.querySelectorAll('[aria-current="true"] > strong')].map(({ textContent }) => textContent);
}
