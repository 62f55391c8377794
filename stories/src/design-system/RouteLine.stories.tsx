import { RouteLine, Section, Stack, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Design system/RouteLine', component: RouteLine } satisfies Meta<typeof RouteLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A short rule above a heading. */
export const Rule: Story = {};

/** Five steps, currently at the third. */
export const Progress: Story = {
  args: { variant: 'progress', stops: 5, current: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-variant="progress"]')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** At the start. */
export const First: Story = { args: { variant: 'progress', stops: 7, current: 1 } };

/** Loaded. */
export const Last: Story = { args: { variant: 'progress', stops: 7, current: 7 } };

/** Every step of seven. */
export const EveryStep: Story = {
  render: () => (
    <Stack gap={8}>
      {[1, 2, 3, 4, 5, 6, 7].map((current) => (
        <div key={current}>
          <Text variant="small" tone="soft">{`Step ${current} of 7`}</Text>
          <RouteLine variant="progress" stops={7} current={current} />
        </div>
      ))}
    </Stack>
  ),
};

/** Loading. */
export const Loading: Story = { args: { variant: 'loading' } };

/** On a phone. */
export const Phone: Story = { ...Progress, globals: { viewport: { value: 'phone' } } };

/** From right to left. */
export const RightToLeft: Story = { ...Progress, globals: { dir: 'rtl' } };

/** In a dark section. */
export const OnNightBand: Story = {
  args: Progress.args!,
  decorators: [
    (Story) => (
      <Section tone="night" room="half">
        <Story />
      </Section>
    ),
  ],
};

/** In high contrast. */
export const HighContrast: Story = { ...Progress, globals: { mode: 'contrast' } };
