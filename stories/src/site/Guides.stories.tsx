import { Guides } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { guideList } from './lists.data.ts';

const meta = {
  title: 'Site/Guides',
  component: Guides,
  parameters: { layout: 'fullscreen' },
  args: guideList,
  render: (args) => (
    <main>
      <Guides {...args} />
    </main>
  ),
} satisfies Meta<typeof Guides>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All guides by continent, with the months in which they are at their best. */
export const WholeYear: Story = {};

/** The guides of one month. */
export const OneMonth: Story = {
  args: {
    month: 7,
    monthName: 'July',
    months: guideList.months.map((month) => ({ ...month, isCurrent: month.label === 'July' })),
    sections: guideList.sections.slice(0, 1),
    others: [],
  },
};
