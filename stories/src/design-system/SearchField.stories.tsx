import { SearchField, type LoadSuggestions } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { searchFieldKeys } from './SearchField.keyboard.ts';

const things = [
  { id: '1', label: 'Kenya', detail: 'Guide', href: '?place=kenya' },
  { id: '2', label: 'Kenya by light aircraft', detail: 'Journey, 12 nights', href: '?place=kenya-by-air' },
  { id: '3', label: 'Kerala', detail: 'Guide', href: '?place=kerala' },
  { id: '4', label: 'Norway', detail: 'Guide', href: '?place=norway' },
];
const find: LoadSuggestions = async (query) => things.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()));

const meta = {
  title: 'Design system/SearchField',
  component: SearchField,
  parameters: { keyboard: searchFieldKeys },
  args: { action: 'iframe.html', label: 'Search the atlas', loadSuggestions: find },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480, minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toHaveAttribute('method', 'get');
  },
};

/** Suggestions while typing; the choice is shown below. */
export const Suggests: Story = {
  render: function Suggests(args) {
    const [chosen, setChosen] = useState('');
    return (
      <>
        <SearchField {...args} onChoose={({ label }) => setChosen(label)} />
        <p data-testid="chosen">{chosen}</p>
      </>
    );
  },
};

/** The list is open. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ke');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Kenya');
  },
};

/** On the results page, with the query. */
export const Filled: Story = { args: { defaultValue: 'Kenya in July' } };

/** When suggestions fail the search still works. */
export const SuggestionsFail: Story = {
  args: { loadSuggestions: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ke');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeEnabled();
  },
};

/** The input is focused. */
export const Focused: Story = { play: () => userEvent.tab() };

/** From right to left. */
export const Arabic: Story = { globals: { dir: 'rtl' }, args: { label: 'ابحث في الأطلس', submitText: 'بحث' } };

/** On the night chart. */
export const Night: Story = { ...Open, globals: { mode: 'dark' } };
