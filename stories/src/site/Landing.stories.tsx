import { Landing } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cycladesLandingPage } from './pages.data.ts';

const meta = {
  title: 'Site/Landing page',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Landing {...args} />
    </main>
  ),
  args: cycladesLandingPage,
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A full-bleed teaser. */
export const Whole: Story = {};

/** A tour with price and availability. */
export const Tour: Story = { args: { region: 'A tour', product: { price: 'from $4,600', state: 'From next season' } } };

/** Without routes, companies and questions. */
export const Bare: Story = { args: { blocks: [], tours: [], companies: [], faq: [], reviewQuotes: [], related: [], nearby: [] } };

/** Agents and team members see a sentence instead of the trip-request button. */
export const ForTheTrade: Story = { args: { isTrade: true } };
