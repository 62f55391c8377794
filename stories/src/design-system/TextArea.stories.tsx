import { TextArea } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You have 25 characters left'));
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

export const Focused: Story = {
  args: { prompts: [] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const ReadOnly: Story = { args: { readOnly: true, prompts: [], defaultValue: morning } };

/** Grows to show all of the text. */
export const TallerForALetter: Story = { args: { prompts: [], rows: 12, defaultValue: morning.repeat(8) } };

/** Controlled: the caller stores the value. */
export const KeptByTheCaller: Story = {
  args: { limit: 40, prompts: [] },
  render: (args) => {
    const [text, setText] = useState('Two weeks in July');
    return (
      <>
        <TextArea {...args} value={text} onChange={setText} />
        <button type="button" style={{ minBlockSize: 44 }} onClick={() => setText('')}>
          Begin again
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ', by train');
    await expect(canvas.getByRole('textbox')).toHaveValue('Two weeks in July, by train');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

/** Back within the limit. */
export const ShortenedAgain: Story = {
  args: { limit: 20, prompts: [], defaultValue: 'The light at six in the morning' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(canvas.getAllByText('You have 11 characters too many').length).toBeGreaterThan(0);
    await userEvent.clear(box);
    await userEvent.type(box, 'The light at six');
    await expect(canvas.getAllByText('You have 4 characters left').length).toBeGreaterThan(0);
  },
};

export const InGerman: Story = {
  args: {
    label: 'Was würde diese Reise vollkommen machen?',
    optionalText: '(freiwillig)',
    promptsLabel: 'So könnten Sie beginnen',
    prompts: [{ label: 'Wir feiern …', text: 'Wir feiern ' }],
    limit: 60,
    defaultValue: 'Das Licht um sechs Uhr morgens, und niemand am Fluss.',
    leftText: (count) => `Noch ${count} Zeichen`,
    overText: (count) => `${count} Zeichen zu viel`,
  },
};

export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'حدثنا عن رحلتك', prompts: [{ label: 'نحب…', text: 'نحب ' }], defaultValue: 'نحب الصباح على النهر.' },
};

export const UnbrokenWord: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { prompts: [], defaultValue: 'https://example.com/a-very-long-address-that-someone-pasted-without-a-single-space-in-it' },
};

export const LargeText: Story = { globals: { textSize: '200', viewport: { value: 'phone' } } };

export const Night: Story = { ...TooLong, globals: { mode: 'dark' } };
