import { Spinner, Stack } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'Guidance/Spinner',
  component: Spinner,
  tags: ['!dev'],
  args: { label: 'Loading reviews' },
  play: async ({ canvas }) => {
    for (const status of canvas.getAllByRole('status')) await waitFor(() => expect(status).not.toBeEmptyDOMElement());
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Say what is loading: people can decide whether it is worth the wait. */
export const DoSayWhatIsLoading: Story = {};

/** “Please wait” says nothing that the animation does not, and to those who only hear it even less. */
export const DontOnlyAskForPatience: Story = { args: { label: 'Please wait…' } };

/** Use one for everything that is loading in a view. */
export const DoUseOne: Story = { args: { label: 'Loading the itinerary' } };

/** Several of them move out of step, are announced one after the other, and make the page look slower than it is. */
export const DontUseSeveral: Story = {
  render: () => (
    <Stack gap={4}>
      <Spinner label="Loading days" />
      <Spinner label="Loading map" />
      <Spinner label="Loading reviews" />
    </Stack>
  ),
};
