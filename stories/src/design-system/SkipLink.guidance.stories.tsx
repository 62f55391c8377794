import { AnnouncementBar, SkipLink, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

const meta = {
  title: 'Guidance/SkipLink',
  component: SkipLink,
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          <Text>In July the wildebeest reach the Mara.</Text>
        </main>
      </>
    ),
  ],
  play: () => userEvent.tab(),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const bar = (
  <AnnouncementBar href="#tracks" linkText="Which tracks">
    The tracks south of the river are closed until mid-May.
  </AnnouncementBar>
);

/** Say where it leads: one key press later the reader is there. */
export const DoSayWhereItLeads: Story = {};

/** “Skip” alone says neither what is passed over nor where the reader ends up. */
export const DontOnlySaySkip: Story = { args: { children: 'Skip' } };

/** Put it before everything else: the first press of Tab reveals it. */
export const DoPutItFirst: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      {bar}
    </>
  ),
};

/** Behind an announcement, the first press of Tab reaches another link, and many people will not look for a second chance. */
export const DontPutItLater: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {bar}
      <SkipLink {...args} />
    </>
  ),
};
