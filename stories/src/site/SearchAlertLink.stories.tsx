import { SearchAlertLinkView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Link of a search alert',
  component: SearchAlertLinkView,
  parameters: { layout: 'fullscreen' },
  args: { state: 'asking', renderForm: (content) => <form onSubmit={(event) => event.preventDefault()}>{content}</form> },
  render: (args) => (
    <main>
      <SearchAlertLinkView {...args} />
    </main>
  ),
} satisfies Meta<typeof SearchAlertLinkView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mails end with a press, because mail scanners follow links. */
export const Asking: Story = {};

/** Names the search it is about. */
export const Named: Story = { args: { name: 'Kenya, up to 7 nights in April' } };

/** Nothing more comes. */
export const Stopped: Story = { args: { state: 'done' } };

/** The search was stopped before, or the link was cut. */
export const Expired: Story = { args: { state: 'expired' } };
