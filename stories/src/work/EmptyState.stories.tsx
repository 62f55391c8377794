import { Button, ButtonLink } from '@farwend/design-system';
import { EmptyState } from '@farwend/design-system/work';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Work/EmptyState',
  component: EmptyState,
  args: { title: 'No request is waiting', children: 'The last one was taken at 09:40. New ones appear here by themselves.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to do, with the next step. */
export const Empty: Story = { args: { action: <ButtonLink href="/desk/inbox/mine">Open my requests</ButtonLink> } };

/** Nothing fits the filter. */
export const NothingFound: Story = {
  args: {
    title: 'Nothing fits',
    children: 'Twelve requests are hidden by “Kenya” and “late”.',
    action: <Button variant="secondary">Clear the filter</Button>,
  },
};

/** Something failed; announced. */
export const Failed: Story = {
  args: {
    kind: 'error',
    title: 'The list could not be read',
    children: 'The server did not answer within ten seconds. Nothing is lost.',
    action: <Button variant="secondary">Try again</Button>,
  },
};

/** Something that is not there, or not one’s own. */
export const Forbidden: Story = {
  args: {
    kind: 'forbidden',
    title: 'Not there, or not yours',
    children: 'The request may have been merged, or belong to another company.',
    action: <ButtonLink href="/desk">Back to the inbox</ButtonLink>,
  },
};
