import { AnnouncementBar } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Guidance/AnnouncementBar',
  component: AnnouncementBar,
  tags: ['!dev'],
  args: {
    children: 'The long rains have begun in the Mara; the tracks south of the river are closed until mid-May.',
    href: '/articles/long-rains',
    linkText: 'Which tracks',
    onDismiss: fn(),
  },
} satisfies Meta<typeof AnnouncementBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Say what, where and until when in one sentence, and name the link after what it leads to. */
export const DoSayWhatWhereAndUntilWhen: Story = {};

/** A notice without a place or a date leaves everybody wondering whether it concerns them, and “Click here” names nothing. */
export const DontBeVague: Story = {
  args: {
    children: 'Important notice: due to circumstances beyond our control, some of our services may currently be subject to change.',
    linkText: 'Click here',
  },
};

/** Show one announcement at a time, the most urgent one. */
export const DoShowTheMostUrgent: Story = {
  args: { children: 'The ferries on the Hardangerfjord are on strike until Thursday.', linkText: 'Other ways across' },
};

/** Two bars push the page down and compete for attention; most readers close both unread. */
export const DontStackThem: Story = {
  render: (args) => (
    <>
      <AnnouncementBar {...args} />
      <AnnouncementBar {...args} href="/articles/ferries" linkText="Other ways across">
        The ferries on the Hardangerfjord are on strike until Thursday.
      </AnnouncementBar>
    </>
  ),
};

/** Keep it for what changes a traveller’s plans today, and let people close it: it is on every page. */
export const DoInform: Story = { args: { children: 'The planners are back on Monday at eight, Nairobi time.', href: undefined } };

/** Advertising here teaches readers to ignore the bar on the day a road is closed. */
export const DontAdvertise: Story = {
  args: { children: 'Autumn sale! 20 % off selected journeys, this week only!', href: '/itineraries', linkText: 'Book now' },
};
