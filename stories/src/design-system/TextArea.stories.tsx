import { TextArea } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { textAreaKeys } from './TextArea.keyboard.ts';

const prompts = [
  { label: 'We are celebrating…', text: 'We are celebrating ' },
  { label: 'We love…', text: 'We love ' },
  { label: 'We want to avoid…', text: 'We want to avoid ' },
];

const meta = {
  title: 'Design system/TextArea',
  component: TextArea,
  parameters: { keyboard: textAreaKeys },
  args: { id: 'description', label: 'Tell us what would make this trip perfect', optional: true, limit: 4000, prompts, onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const morning = 'The light at six in the morning, and no one else at the river. ';

export const Empty: Story = {};

export const WithoutPrompts: Story = { args: { prompts: [] } };

export const Filled: Story = { args: { defaultValue: morning.repeat(3) } };

export const WithHint: Story = { args: { hint: 'What you loved before, what you would rather not meet again' } };

export const BelowThreeQuarters: Story = {
  args: { limit: 100, defaultValue: 'a'.repeat(74) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/characters left/)).toBeNull();
  },
};

export const NearTheLimit: Story = {
  args: { limit: 100, defaultValue: 'a'.repeat(75) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You have 25 characters left'), { timeout: 2000 });
  },
};

export const OneLeft: Story = { args: { limit: 100, defaultValue: 'a'.repeat(99) } };

export const TooLong: Story = {
  args: { limit: 100, defaultValue: 'a'.repeat(112), error: 'Trip description must be 100 characters or less' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('You have 12 characters too many').length).toBeGreaterThan(0);
  },
};

export const NeverCutsTyping: Story = {
  args: { limit: 10, prompts: [] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'more than ten characters');
    await expect(box).toHaveValue('more than ten characters');
  },
};

export const PromptInAnEmptyText: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'We love…' }));
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await expect(box).toHaveValue('We love ');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box.selectionStart).toBe(8);
  },
};

export const PromptAfterText: Story = {
  args: { defaultValue: 'Two weeks in July.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'We want to avoid…' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Two weeks in July.\nWe want to avoid ');
  },
};

export const WithError: Story = { args: { error: 'Enter a message', optional: false, label: 'Message', prompts: [], limit: undefined } };
