import { Section } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TripRequestBoard } from './TripRequestBoard.tsx';

const meta = {
  title: 'Flows/Trip request board',
  component: TripRequestBoard,
  parameters: { layout: 'fullscreen' },
  args: { answers: 'filled', mode: 'light', dir: 'ltr', textSize: '100' },
  render: (args) => (
    <main>
      <Section room="half">
        <TripRequestBoard {...args} />
      </Section>
    </main>
  ),
} satisfies Meta<typeof TripRequestBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The seven steps side by side, as on a phone; mode, direction, text size and answers are chosen for all at once. */
export const AllSteps: Story = {};
