import { Section, TrustBadge } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Design system/TrustBadge',
  component: TrustBadge,
  args: { claim: 'Accredited since 2019', source: 'See the register', href: 'https://register.example/farwend' },
} satisfies Meta<typeof TrustBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A claim linked to its proof. */
export const Claim: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(
      'Accredited since 2019 See the register (opens in a new tab)',
    );
  },
};

/** A longer one. */
export const LongClaim: Story = {
  args: { claim: 'Every review from a finished journey, none of them bought', source: 'Checked by an outside office' },
};

/** In a narrow window. */
export const Narrow: Story = { ...LongClaim, globals: { viewport: { value: 'phone' } } };

/** In German. */
export const German: Story = { args: { claim: 'Anerkannt seit 2019', source: 'Zum Verzeichnis', newTabLabel: '(öffnet einen neuen Tab)' } };

/** In a dark section. */
export const OnNightBand: Story = {
  decorators: [
    (Story) => (
      <Section tone="night" room="half">
        <Story />
      </Section>
    ),
  ],
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' } };

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
