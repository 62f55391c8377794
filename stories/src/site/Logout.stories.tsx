import { LogoutView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Logout',
  component: LogoutView,
  parameters: { layout: 'fullscreen' },
  args: { state: 'done', renderForm: (content) => <form onSubmit={(event) => event.preventDefault()}>{content}</form> },
} satisfies Meta<typeof LogoutView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The session has ended. */
export const Done: Story = {};

/** Without JavaScript a button signs out. */
export const Asking: Story = { args: { state: 'asking' } };
