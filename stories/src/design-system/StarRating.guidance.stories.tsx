import { Stack, StarRating, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Guidance/StarRating', component: StarRating, tags: ['!dev'], args: { rating: 4.6 } } satisfies Meta<
  typeof StarRating
>;
export default meta;
type Story = StoryObj<typeof meta>;

function Companies({ showValue }: { showValue: boolean }) {
  return (
    <Stack gap={4}>
      <div>
        <Text>Karibu Trails</Text>
        <StarRating rating={4.5} showValue={showValue} />
      </div>
      <div>
        <Text>Nordhav Reiser</Text>
        <StarRating rating={4.3} showValue={showValue} />
      </div>
    </Stack>
  );
}

/** Show the number beside the stars where ratings are compared. */
export const DoShowTheNumber: Story = { render: () => <Companies showValue /> };

/** Stars alone are an impression: nobody can tell 4.3 from 4.5. */
export const DontShowStarsAlone: Story = { render: () => <Companies showValue={false} /> };

/** Pass the rating as it was computed: stars and number show it with one decimal. */
export const DoPassTheExactRating: Story = { args: { showValue: true } };

/** Rounded beforehand, 4.6 becomes a full five: a claim that the reviews do not support. */
export const DontRoundBeforehand: Story = { args: { rating: 5, showValue: true } };
