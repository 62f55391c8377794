import { Contours, Heading, Section, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Design system/Contours',
  component: Contours,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section tone="night" style={{ position: 'relative', isolation: 'isolate' }}>
      <Contours {...args} />
      <div style={{ display: 'grid', gap: 16, padding: 24, maxInlineSize: '34rem' }}>
        <Heading level={2}>The ground rises where the words end</Heading>
        <Text>From 1,434 metres in the Mara to 5,895 on Kilimanjaro.</Text>
      </div>
    </Section>
  ),
} satisfies Meta<typeof Contours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Contours at the end. */
export const AtTheEnd: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-texture="contours"]')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** At its start. */
export const AtTheStart: Story = { args: { side: 'start' } };

/** On both sides. */
export const OnBothSides: Story = { args: { side: 'both' } };

/** In right-to-left pages the sides are swapped. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' } };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** It ignores the pointer: links below it can be clicked. */
export const LetsThePointerThrough: Story = {
  play: async ({ canvasElement }) => {
    const lines = canvasElement.querySelector('[data-texture="contours"]');
    await expect(lines && getComputedStyle(lines).pointerEvents).toBe('none');
  },
};
