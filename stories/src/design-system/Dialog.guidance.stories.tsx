import { Button, Cluster, Dialog, Link, Stack, Text } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { screen, userEvent } from 'storybook/test';

const meta = {
  title: 'Guidance/Dialog',
  component: Dialog,
  tags: ['!dev'],
  args: { open: false, onOpenChange: () => undefined, title: 'Delete your answers?' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

interface QuestionProps {
  title: string;
  description: string;
  keep: string;
  remove: string;
}

/** A question before something is lost; focus starts on the answer that keeps everything. */
function Question({ title, description, keep, remove }: QuestionProps) {
  const [open, setOpen] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  const answers = (
    <Cluster gap={3}>
      <Button ref={safe} onClick={() => setOpen(false)}>
        {keep}
      </Button>
      <Button variant="strong" onClick={() => setOpen(false)}>
        {remove}
      </Button>
    </Cluster>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete my answers</Button>
      <Dialog
        kind="alert"
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={description}
        footer={answers}
        initialFocus={safe}
      />
    </>
  );
}

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete my answers' }));
  await screen.findByRole('alertdialog');
};

/** State the decision in the title and repeat its verb on the buttons: they are understood without the rest. */
export const DoStateTheDecision: Story = {
  render: () => (
    <Question
      title="Delete your answers?"
      description="Seven answers would be lost on this device."
      keep="Keep my answers"
      remove="Delete them"
    />
  ),
  play: ask,
};

/** “Are you sure?” with “No” and “Yes” makes people read everything twice to find out what they would say yes to. */
export const DontAskAreYouSure: Story = {
  render: () => <Question title="Warning" description="Are you sure? This cannot be undone." keep="No" remove="Yes" />,
  play: ask,
};

/** Give content of any length a page of its own, with an address that can be kept, shared and found again. */
export const DoLinkToAPage: Story = {
  render: () => (
    <Text>
      Camps in the conservancies are unfenced. <Link href="/articles/nights-in-camp">How a night in camp goes</Link>
    </Text>
  ),
};

/** The same in a dialog has no address, hides the page it belongs to, and scrolls in a window within the window. */
export const DontHideAPageInIt: Story = {
  render: function ArticleInADialog() {
    const [open, setOpen] = useState(false);
    return (
      <Stack align="start">
        <Text>Camps in the conservancies are unfenced.</Text>
        <Button onClick={() => setOpen(true)}>How a night in camp goes</Button>
        <Dialog open={open} onOpenChange={setOpen} title="How a night in camp goes">
          <Text>At six the lamps are lit along the path, and from then on nobody walks it alone.</Text>
          <Text>Dinner is at one table, at half past seven; whoever has an early drive is in bed by ten.</Text>
          <Text>A guard with a torch sees everybody to the tent. A whistle hangs beside the bed: one long tone, and he comes back.</Text>
          <Text>Hippos graze between the tents until four. They are heard long before they are seen, and mind their own way.</Text>
          <Text>Tea comes at half past five, with the first light and the temperature of the night: eleven degrees in July.</Text>
        </Dialog>
      </Stack>
    );
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'How a night in camp goes' }));
    await screen.findByRole('dialog');
  },
};
