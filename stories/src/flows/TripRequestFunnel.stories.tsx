import { Section } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FunnelChart } from './FunnelChart.tsx';

const meta = {
  title: 'Flows/Trip request funnel',
  component: FunnelChart,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Section>
        <FunnelChart {...args} />
      </Section>
    </main>
  ),
} satisfies Meta<typeof FunnelChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One month: most users drop off at the date, few after choosing a style. */
export const Month: Story = {
  args: {
    from: '2026-10-22',
    to: '2026-11-21',
    started: 1240,
    steps: [
      {
        step: 1,
        name: 'details',
        started: 1240,
        completed: 812,
        abandoned: 402,
        fields: [
          { name: 'departureDate', abandoned: 188, errors: 241 },
          { name: 'totalNights', abandoned: 96, errors: 133 },
          { name: 'destinationNames', abandoned: 71, errors: 38 },
        ],
      },
      { step: 2, name: 'style', started: 812, completed: 744, abandoned: 61, fields: [{ name: 'tripType', abandoned: 40, errors: 22 }] },
      {
        step: 3,
        name: 'budget',
        started: 744,
        completed: 655,
        abandoned: 84,
        fields: [{ name: 'budgetPerPersonUSD', abandoned: 70, errors: 31 }],
      },
      { step: 4, name: 'contact', started: 655, completed: 590, abandoned: 58, fields: [{ name: 'email', abandoned: 33, errors: 47 }] },
    ],
    submitted: 541,
    submittedUSD: 9_412_000,
    booked: 74,
    bookedUSD: 1_488_000,
  },
};

/** Before the first form. */
export const Nothing: Story = {
  args: { from: '2026-11-21', to: '2026-11-21', started: 0, steps: [], submitted: 0, submittedUSD: 0, booked: 0, bookedUSD: 0 },
};
