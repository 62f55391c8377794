import { Landing } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cyclades } from './doors.data.ts';

const meta = {
  title: 'Site/Landing page',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Landing {...args} />
    </main>
  ),
  args: cyclades,
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A door with its picture over the whole width. */
export const Whole: Story = {};

/** A tour with its price and whether it can be asked for. */
export const Tour: Story = { args: { region: 'A tour', product: { price: 'from $4,600', state: 'From next season' } } };

/** Without routes, companies and questions. */
export const Bare: Story = { args: { blocks: [], tours: [], companies: [], faq: [], voices: [], related: [], near: [] } };

/** Agents and team members read a sentence in place of the trip-request button. */
export const ForTheTrade: Story = { args: { isTrade: true } };
