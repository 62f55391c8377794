import { Button, ButtonLink, Cluster, IconButton, icons, Section } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buttonKeys } from './Button.keyboard.ts';

const meta = {
  title: 'Design system/Button',
  component: Button,
  subcomponents: { ButtonLink, IconButton },
  args: { children: 'Send my trip request', onClick: fn() },
  parameters: { keyboard: buttonKeys },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The primary action of a view. */
export const Primary: Story = { args: { variant: 'primary' } };

/** Any other button. */
export const Secondary: Story = {};

/** A second, solid action, where red is already taken. */
export const Strong: Story = { args: { variant: 'strong' } };

/** In bars and rows. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Change the dates' } };

/** A button within text. */
export const LooksLikeALink: Story = { args: { variant: 'link', children: 'Use another e-mail address' } };

/** Three heights: 44, 52 and 60 pixels. */
export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </Cluster>
  ),
};

/** All variants side by side. */
export const Loudness: Story = {
  render: () => (
    <Cluster>
      <Button variant="primary">Design My Dream Trip</Button>
      <Button variant="strong">Compare routes</Button>
      <Button>Ask a question</Button>
      <Button variant="quiet">Save for later</Button>
      <Button variant="link">Forget it</Button>
    </Cluster>
  ),
};

/** With an icon before or after its label. */
export const WithSigns: Story = { args: { icon: icons.calendar, iconAfter: icons.arrow, children: 'Choose dates' } };

/** Busy: it keeps its position, label and focus and ignores further clicks. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true, children: 'Sending…' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Busy, secondary variant. */
export const BusySecondary: Story = { args: { busy: true, children: 'Saving…' } };

/** Rarely used: prefer an enabled button that explains what is missing. */
export const Disabled: Story = { args: { disabled: true, children: 'Subscribe' } };

/** As wide as its column. */
export const Wide: Story = { args: { wide: true, variant: 'primary' }, globals: { viewport: { value: 'phone' } } };

/** A link styled as a button. */
export const AsALink: Story = {
  render: () => (
    <Cluster>
      <ButtonLink href="/trip-request" variant="primary" iconAfter={icons.arrow}>
        Design My Dream Trip
      </ButtonLink>
      <ButtonLink href="https://portal.example" newTab>
        Open the portal
      </ButtonLink>
    </Cluster>
  ),
};

/** An icon with an accessible name. */
export const SignAlone: Story = { render: () => <IconButton icon={icons.close} label="Close" /> };

/** Text twice as long, with an unbreakable word. */
export const LongWords: Story = {
  args: {
    children: 'Reiseanfrage an drei ausgewählte Reiseveranstalter Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen senden',
  },
  globals: { viewport: { value: 'phone' } },
};

/** In a dark section. */
export const OnNightBand: Story = {
  render: () => (
    <Section tone="night" room="half">
      <Cluster>
        <Button variant="primary">Design My Dream Trip</Button>
        <Button>Ask a question</Button>
        <Button variant="link">Forget it</Button>
      </Cluster>
    </Section>
  ),
};

/** Keyboard focus: a ring of three pixels with an offset of two. */
export const Focused: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** On the night chart. */
export const Night: Story = { ...Loudness, globals: { mode: 'dark' } };

/** In high contrast. */
export const HighContrast: Story = { ...Loudness, globals: { mode: 'contrast' } };

/** From right to left. */
export const RightToLeft: Story = { ...WithSigns, globals: { dir: 'rtl' } };
