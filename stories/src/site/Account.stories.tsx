import { AccountView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Your account',
  component: AccountView,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Jordan Vale',
    email: 'jordan.vale@example.com',
    copy: { state: 'none' },
    erasure: { state: 'none' },
    renderForm: (_, content) => <form onSubmit={(event) => event.preventDefault()}>{content}</form>,
  },
  render: (args) => (
    <main>
      <AccountView {...args} />
    </main>
  ),
} satisfies Meta<typeof AccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is asked for yet. */
export const Plain: Story = {};

/** Both are asked for, and wait for the links in the mails. */
export const Asked: Story = {
  args: {
    copy: { state: 'asked', id: '1' },
    erasure: { state: 'asked', id: '2' },
    done: 'A mail is on its way. Nothing happens until you follow its link.',
  },
};

/** The copy is confirmed, and being made. */
export const Making: Story = { args: { copy: { state: 'making' } } };

/** The copy can be downloaded, and another one be asked for. */
export const Ready: Story = { args: { copy: { state: 'ready', until: '2027-07-13T09:00:00Z', mayAskAgain: true } } };

/** The server did not do it. */
export const Failed: Story = { args: { problem: 'Something went wrong. Please try again.' } };

/** A long name and a long address. */
export const LongNames: Story = {
  args: {
    name: 'Maria Wilhelmina van den Bergh-Oosterhuis',
    email: 'maria.wilhelmina.van.den.bergh.oosterhuis@correspondence.example.com',
  },
};
