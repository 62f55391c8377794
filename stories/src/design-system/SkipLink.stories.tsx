import { AnnouncementBar, SkipLink, Text, VisuallyHidden } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Design system/SkipLink',
  component: SkipLink,
  subcomponents: { VisuallyHidden },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          <Text>Press Tab: the first stop leads here.</Text>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visually hidden. */
export const Unseen: Story = {};

/** With focus. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

/** With other texts and another target. */
export const OtherWords: Story = { args: { children: 'Zum Inhalt', href: '#main' }, play: async () => userEvent.tab() };

/** From right to left. */
export const RightToLeft: Story = { globals: { dir: 'rtl' }, play: async () => userEvent.tab() };

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' }, play: async () => userEvent.tab() };

/** Text for screen readers only. */
export const HiddenWords: Story = {
  render: () => (
    <Text>
      Kenya <VisuallyHidden>, 12 nights</VisuallyHidden>
    </Text>
  ),
};

/** Following it moves focus past the navigation. */
export const Followed: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('link', { name: 'Skip to content' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Below a header and a picture. */
export const OverABar: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <AnnouncementBar href="#main" linkText="Which tracks">
        The tracks south of the river are closed until mid-May.
      </AnnouncementBar>
    </>
  ),
  play: async () => userEvent.tab(),
};
