import { Alert, Button, Link, Stack } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Design system/Alert',
  component: Alert,
  args: { title: 'We have kept your answers', children: 'They stay on this device for 30 days.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Information. */
export const Info: Story = {};

/** Success. */
export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Your request is on its way',
    children: 'A person reads it today, before six in the evening, Nairobi time.',
  },
};

/** Warning. */
export const Warning: Story = {
  args: { tone: 'warning', title: 'The long rains', children: 'Between mid-March and May some tracks in the south are closed.' },
};

/** Error. */
export const Error: Story = {
  args: {
    tone: 'error',
    title: 'Your request was not sent',
    children: 'The connection broke. Your answers are still here; try again in a minute.',
  },
};

/** Announced assertively. */
export const Announced: Story = {
  args: { tone: 'error', announce: true, title: 'Your request was not sent' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Error: Your request was not sent');
  },
};

/** Success is announced politely. */
export const AnnouncedPolitely: Story = {
  args: { tone: 'success', announce: true, title: 'Saved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};

/** Dismissible; focus moves to the given element. */
export const Dismissible: Story = {
  render: function Dismissible(args) {
    const [open, setOpen] = useState(true);
    const again = useRef<HTMLButtonElement>(null);
    return (
      <Stack align="start">
        <Button ref={again} onClick={() => setOpen(true)}>
          Show it again
        </Button>
        {open && <Alert {...args} onDismiss={() => setOpen(false)} returnFocusTo={again} />}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('button', { name: 'Show it again' })).toHaveFocus();
  },
};

/** Text with a link, without a title. */
export const WordsOnly: Story = {
  args: {
    title: null,
    children: (
      <span>
        Only travelers can submit trip requests. <Link href="/my-trips">See your trips</Link>
      </span>
    ),
  },
};

/** In a narrow window, with an unbreakable word. */
export const Narrow: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
  globals: { viewport: { value: 'phone' } },
};

/** All four on the night chart. */
export const Night: Story = {
  globals: { mode: 'dark' },
  render: () => (
    <Stack>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={`In the tone of ${tone}`}>
          Words below the title.
        </Alert>
      ))}
    </Stack>
  ),
};

/** All four in high contrast, distinguished by icon and text. */
export const HighContrast: Story = { ...Night, globals: { mode: 'contrast' } };
