import { SideBySide } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { noCompanies, threeCompanies, twoCompanies } from './comparison.data.ts';

const meta = {
  title: 'Site/Travel companies side by side',
  component: SideBySide,
  parameters: { layout: 'fullscreen' },
  args: twoCompanies,
} satisfies Meta<typeof SideBySide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two companies, one of which has just joined. */
export const Two: Story = {};

/** Three companies. */
export const Three: Story = { args: threeCompanies };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Nothing to compare yet: the list to choose from. */
export const NoneChosen: Story = { args: noCompanies };
