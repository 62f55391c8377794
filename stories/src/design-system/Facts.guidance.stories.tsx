import { Facts, Stack } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const mara = [
  { name: 'Nights', value: '12' },
  { name: 'Best in', value: 'July to October' },
  { name: 'Price', value: 'from $9,400', note: 'per person, two sharing' },
];
const hardanger = [
  { name: 'Nights', value: '8' },
  { name: 'Best in', value: 'May to September' },
  { name: 'Price', value: 'from $5,150', note: 'per person, two sharing' },
];

const meta = {
  title: 'Guidance/Facts',
  component: Facts,
  tags: ['!dev'],
  args: { items: [...mara, { name: 'Walking', value: '4 to 9 km a day' }] },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Give every number its unit, and every price the people it is for. */
export const DoGiveUnits: Story = {};

/** A number without a unit has to be guessed at, and “great value” is not a fact. */
export const DontPraise: Story = {
  args: {
    items: [
      { name: 'Length', value: '12' },
      { name: 'Best in', value: 'All year' },
      { name: 'Price', value: 'Great value' },
      { name: 'Walking', value: '4–9' },
    ],
  },
};

/** Give every journey the same facts in the same order, so that two of them can be compared. */
export const DoKeepTheOrder: Story = {
  render: () => (
    <Stack>
      <Facts items={mara} />
      <Facts items={hardanger} />
    </Stack>
  ),
};

/** Other facts in another order have to be read one by one, and some only fill the space. */
export const DontVaryThem: Story = {
  render: () => (
    <Stack>
      <Facts items={mara} />
      <Facts
        items={[
          { name: 'From', value: '$5,150' },
          { name: 'Highlights', value: 'Many' },
          { name: 'Duration', value: '9 days' },
        ]}
      />
    </Stack>
  ),
};
