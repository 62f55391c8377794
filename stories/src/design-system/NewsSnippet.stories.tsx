import { NewsSnippet } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Design system/NewsSnippet',
  component: NewsSnippet,
  args: {
    source: 'Longitude',
    headline: 'The planners who ask about bedtime first',
    href: 'https://longitude.example/planners',
    date: '2026-03-14',
    quote: 'Three proposals in four days, each from somebody who lives there.',
  },
} satisfies Meta<typeof NewsSnippet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Source, date, headline and quote. */
export const Snippet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /\(opens in a new tab\)$/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('article', { name: /bedtime first/ })).toBeVisible();
  },
};

/** The headline says enough. */
export const HeadlineOnly: Story = { args: { quote: undefined } };

/** A timestamp as returned by the API. */
export const FullTime: Story = { args: { date: '2026-03-01T00:30:00Z' } };

/** At a lower heading level. */
export const Deeper: Story = {
  args: { level: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4 })).toBeVisible();
  },
};

/** The headline is focused; the ring surrounds the whole snippet. */
export const Focused: Story = { play: () => userEvent.tab() };

/** Several side by side. */
export const Several: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' }}>
        <Story />
        <NewsSnippet
          source="Harbour & Hinterland"
          headline="An itinerary with tide tables"
          href="https://harbour-hinterland.example/tides"
          date="2026-02-02"
        />
      </div>
    ),
  ],
};

/** Long words wrap. */
export const LongWords: Story = {
  args: { headline: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), source: 'Reisedurchführungsnachrichtenblatt' },
};

/** In German, including quotation marks and the date. */
export const German: Story = {
  args: {
    locale: 'de',
    headline: 'Drei Angebote in vier Tagen',
    quote: 'Jedes von jemandem, der dort lebt.',
    newTabLabel: '(öffnet in neuem Tab)',
    lang: 'de',
  },
};

/** From right to left. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    locale: 'ar',
    headline: 'ثلاثة عروض في أربعة أيام',
    quote: 'كل عرض من شخص يعيش هناك.',
    newTabLabel: '(يفتح في علامة جديدة)',
    lang: 'ar',
  },
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };
