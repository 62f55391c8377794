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

/** The one action of a view. */
export const Primary: Story = { args: { variant: 'primary' } };

/** Any other button. */
export const Secondary: Story = {};

/** A second, solid action, where red is already taken. */
export const Strong: Story = { args: { variant: 'strong' } };

/** In bars and rows. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Change the dates' } };

/** A button in a line of text that does something here. */
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

/** All the loudnesses side by side. */
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

/** With a sign before or after its words. */
export const WithSigns: Story = { args: { icon: icons.calendar, iconAfter: icons.arrow, children: 'Choose dates' } };

/** At work: it keeps its place, its words and the focus, and further presses do nothing. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true, children: 'Sending…' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Busy in outline. */
export const BusySecondary: Story = { args: { busy: true, children: 'Saving…' } };

/** Rarely: better to let it be pressed and say what is missing. */
export const Disabled: Story = { args: { disabled: true, children: 'Subscribe' } };

/** As wide as its column. */
export const Wide: Story = { args: { wide: true, variant: 'primary' }, globals: { viewport: { value: 'phone' } } };

/** What leads elsewhere is a link, with the same looks. */
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

/** A sign alone, with its name spoken. */
export const SignAlone: Story = { render: () => <IconButton icon={icons.close} label="Close" /> };

/** Words twice as long, and one that cannot be broken. */
export const LongWords: Story = {
  args: {
    children: 'Reiseanfrage an drei ausgewählte Reiseveranstalter Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen senden',
  },
  globals: { viewport: { value: 'phone' } },
};

/** On a night band. */
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

/** Focus by keyboard: a ring of three pixels, two away. */
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
