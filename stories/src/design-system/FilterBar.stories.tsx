import { FilterBar, type Filter } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { filterBarKeys } from './FilterBar.keyboard.ts';

const filters: readonly Filter[] = [
  {
    name: 'country',
    label: 'Country',
    anyText: 'Any country',
    options: [
      { value: 'ke', label: 'Kenya' },
      { value: 'no', label: 'Norway' },
      { value: 'jp', label: 'Japan' },
    ],
  },
  {
    name: 'month',
    label: 'Month',
    anyText: 'Any month',
    options: [
      { value: '7', label: 'July' },
      { value: '8', label: 'August' },
    ],
  },
  {
    name: 'nights',
    label: 'Nights',
    anyText: 'Any length',
    options: [
      { value: '7', label: 'Up to 7' },
      { value: '14', label: '8 to 14' },
    ],
  },
];

const meta = {
  title: 'Design system/FilterBar',
  component: FilterBar,
  parameters: { keyboard: filterBarKeys },
  args: { action: '/itineraries', label: 'Filter journeys', filters, result: '212 journeys' },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrowed = {
  filters: filters.map((filter) => ({ ...filter, value: { country: 'ke', month: '7' }[filter.name] ?? '' })),
  applied: [
    { label: 'Kenya', href: '?month=7' },
    { label: 'July', href: '?country=ke' },
  ],
  clearHref: '?',
  result: '14 journeys in Kenya in July',
};

/** No filters: the whole list. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Filter journeys' })).toHaveAttribute('method', 'get');
    await expect(canvas.getByRole('status')).toHaveTextContent('212 journeys');
  },
};

/** Two applied filters. */
export const Narrowed: Story = {
  args: narrowed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove Kenya' })).toHaveAttribute('href', '?month=7');
    await expect(canvas.getByLabelText('Month')).toHaveValue('7');
  },
};

/** No results: the page says what to do. */
export const NothingFound: Story = { args: { ...narrowed, result: 'No journey in Kenya in July' } };

/** One question. */
export const OneQuestion: Story = { args: { filters: filters.slice(0, 1), result: undefined } };

/** Four filters in one row. */
export const FourQuestions: Story = {
  args: { filters: [...filters, { name: 'pace', label: 'Pace', options: [{ value: 'RELAXED', label: 'Relaxed' }] }] },
};

/** The page handles the values itself and reports the result. */
export const InPlace: Story = {
  render: function Page(args) {
    const [answers, setAnswers] = useState<Record<string, string>>({});
    const said = Object.entries(answers).map(([name, value]) => `${name}=${value}`);
    return <FilterBar {...args} onFilter={setAnswers} result={said.length === 0 ? 'The whole list' : said.join(' ')} />;
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Month'), 'July');
    await expect(canvas.getByRole('status')).toHaveTextContent('The whole list');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('month=7');
  },
};

/** The page answers each choice; the focus stays. */
export const AtOnce: Story = {
  render: function Page(args) {
    const [answers, setAnswers] = useState<Record<string, string>>({});
    const said = Object.entries(answers).map(([name, value]) => `${name}=${value}`);
    return (
      <FilterBar
        {...args}
        appliesAtOnce
        filters={filters.map((filter) => ({ ...filter, value: answers[filter.name] ?? '' }))}
        onFilter={setAnswers}
        result={said.length === 0 ? 'The whole list' : said.join(' ')}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    canvas.getByLabelText('Month').focus();
    await userEvent.selectOptions(canvas.getByLabelText('Month'), 'July');
    await expect(canvas.getByRole('status')).toHaveTextContent('month=7');
    await expect(canvas.getByLabelText('Month')).toHaveFocus();
  },
};

/** The first question is focused. */
export const Focused: Story = { play: () => userEvent.tab() };

/** On a phone two filters stand beside each other. */
export const Phone: Story = { args: narrowed, globals: { viewport: { value: 'phone' } } };

/** Long words wrap. */
export const LongWords: Story = {
  args: {
    ...narrowed,
    applied: [{ label: 'Reisedurchführungsgesellschaftsverzeichnis'.repeat(2), href: '?' }],
    result: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
  },
};

/** In German. */
export const German: Story = {
  args: {
    ...narrowed,
    label: 'Reisen eingrenzen',
    submitText: 'Anzeigen',
    clearText: 'Alle entfernen',
    appliedText: 'Gewählt',
    removeText: (label) => `${label} entfernen`,
    result: '14 Reisen',
  },
};

/** From right to left. */
export const RightToLeft: Story = { args: narrowed, globals: { dir: 'rtl' } };

/** On the night chart. */
export const Night: Story = { args: narrowed, globals: { mode: 'dark' } };
