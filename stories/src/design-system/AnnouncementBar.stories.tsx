import { AnnouncementBar } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { announcementBarKeys } from './AnnouncementBar.keyboard.ts';

const meta = {
  title: 'Design system/AnnouncementBar',
  component: AnnouncementBar,
  parameters: { layout: 'fullscreen', keyboard: announcementBarKeys },
  args: {
    children: 'The long rains have begun in the Mara; the tracks south of the river are closed until mid-May.',
    href: '/articles/long-rains',
    linkText: 'Which tracks',
  },
} satisfies Meta<typeof AnnouncementBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sentence and a link. */
export const WithLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveAccessibleName('Announcement');
  },
};

/** Dismissible. */
export const Dismissible: Story = {
  render: function Dismissible(args) {
    const [open, setOpen] = useState(true);
    return open ? <AnnouncementBar {...args} onDismiss={() => setOpen(false)} /> : <p>Closed</p>;
  },
};

/** Dismissed. */
export const Closed: Story = {
  ...Dismissible,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close this announcement' }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

/** A sentence alone. */
export const Plain: Story = { args: { href: undefined, children: 'The planners are back on Monday at eight, Nairobi time.' } };

/** Its link is focused. */
export const Focused: Story = { ...Dismissible, play: () => userEvent.tab() };

/** From right to left. */
export const Arabic: Story = {
  ...Dismissible,
  globals: { dir: 'rtl' },
  args: { children: 'بدأت الأمطار الطويلة في المارا.', linkText: 'أي الطرق' },
};

/** On the night chart. */
export const Night: Story = { ...Dismissible, globals: { mode: 'dark' } };

/** A long sentence on a phone with text at 200 %. */
export const LargeText: Story = { ...Dismissible, globals: { textSize: '200', viewport: { value: 'phone' } } };
