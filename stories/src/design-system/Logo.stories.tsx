import { Logo, Section } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Design system/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name, and the route that leaves it. */
export const Name: Story = {};

/** Larger. */
export const Large: Story = { args: { style: { fontSize: 'min(4rem, 14vw)' } } };

/** On a night band. */
export const OnNightBand: Story = {
  decorators: [
    (Story) => (
      <Section tone="night" room="half">
        <Story />
      </Section>
    ),
  ],
};

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' } };
