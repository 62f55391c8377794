import { Text } from '@farwend/design-system';
import { Tabs } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabsKeys } from './Tabs.keyboard.ts';

const meta = {
  title: 'Work/Tabs',
  component: Tabs,
  args: {
    label: 'Parts of the request',
    tabs: [
      { id: 'facts', label: 'Facts', panel: <Text>Twelve nights in Kenya, two adults, from $9,000.</Text> },
      { id: 'matching', label: 'Matching', count: 3, panel: <Text>Three companies fit.</Text> },
      { id: 'conversation', label: 'Conversation', count: 1204, panel: <Text>The last word is ours.</Text> },
    ],
  },
  parameters: { keyboard: tabsKeys },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three parts, two with a count. */
export const Counts: Story = {};

/** Another one is selected at first. */
export const Second: Story = { args: { defaultValue: 'matching' } };

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
