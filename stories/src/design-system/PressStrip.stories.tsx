import { PressStrip, Section } from '@farwend/design-system';
import type { PressOutlet } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { outlets } from '../docs/examples.tsx';

const meta = { title: 'Design system/PressStrip', component: PressStrip, args: { outlets } } satisfies Meta<typeof PressStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const [one, two, three, four] = outlets;
const saying = (outlet: PressOutlet, description: string): PressOutlet => ({ ...outlet, description });
const said = (words: string) => [saying(one, words), saying(two, words), saying(three, words), saying(four, words)] as const;

/** Four outlets in a row. */
export const Four: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(4);
    await expect(within(canvasElement).getByRole('link', { name: /^Longitude/ })).toHaveAccessibleDescription(/Three proposals/);
  },
};

/** Two by two on a tablet. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** Stacked on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** On the night chart the logos are light. */
export const Night: Story = { globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { globals: { mode: 'contrast' } };

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** A dark section in light mode. */
export const OnNightBand: Story = {
  decorators: [
    (Story) => (
      <Section tone="night" room="half">
        <Story />
      </Section>
    ),
  ],
};

/** On glacier. */
export const OnGlacier: Story = {
  decorators: [
    (Story) => (
      <Section tone="glacier" room="half">
        <Story />
      </Section>
    ),
  ],
};

/** Another heading, at another level. */
export const Renamed: Story = { args: { title: 'What others wrote', headingLevel: 3 } };

/** Long quotes. */
export const LongQuotations: Story = {
  args: {
    outlets: said(
      '“We sent the same wish to three planners. One answered with a brochure, one with a price, and one with a question about our knees.”',
    ),
  },
};

/** Short ones. */
export const ShortQuotations: Story = { args: { outlets: said('“Patient.”') } };

/** A logo that fails to load shows its alternative text. */
export const MissingLogo: Story = {
  args: { outlets: [{ ...one, logo: { ...one.logo, src: 'data:image/svg+xml,broken' } }, two, three, four] },
};

/** Text at 200 %. */
export const LargeText: Story = { globals: { textSize: '200' } };

/** The focus ring surrounds the logo. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

/** Each link announces the new tab and uses `noopener`. */
export const OpensInANewTab: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
      await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  },
};

/** Logos of different shapes are aligned. */
export const UnevenLogos: Story = {
  args: {
    outlets: [
      { ...one, logo: { ...one.logo, width: 220, height: 24 } },
      { ...two, logo: { ...two.logo, width: 56, height: 56 } },
      three,
      four,
    ],
  },
};

/** All logos failed to load: alternative texts. */
export const NoLogoArrives: Story = {
  args: {
    outlets: [
      { ...one, logo: { ...one.logo, src: 'data:image/svg+xml,1' } },
      { ...two, logo: { ...two.logo, src: 'data:image/svg+xml,2' } },
      { ...three, logo: { ...three.logo, src: 'data:image/svg+xml,3' } },
      { ...four, logo: { ...four.logo, src: 'data:image/svg+xml,4' } },
    ],
  },
};

/** In German. */
export const German: Story = {
  args: {
    title: 'In der Presse',
    outlets: [
      saying(one, '„Drei Vorschläge, und keiner begann mit dem Preis.“'),
      saying(two, '„Wer hier plant, ist den Weg gegangen.“'),
      saying(three, '„Ein Anruf, und die Fähre war eine andere.“'),
      saying(four, '„Reisen für Leute, die Fahrpläne lesen.“'),
    ],
  },
};

/** In Japanese, without spaces to break at. */
export const Japanese: Story = {
  args: { title: '掲載記事', outlets: said('「三つの提案はどれも、値段ではなく季節の話から始まった。」') },
};
