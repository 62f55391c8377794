import { Image, pictureSource } from '@farwend/design-system';
import { exampleLayoutContent, LoginView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Login',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  args: {
    phone: exampleLayoutContent.phones.call,
    renderForm: (content) => <form onSubmit={(event) => event.preventDefault()}>{content}</form>,
    picture: <Image source={pictureSource('alps')} decorative ratio="fill" sizes="58vw" focus="56% 36%" />,
  },
  render: (args) => (
    <main>
      <LoginView {...args} />
    </main>
  ),
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet. */
export const Empty: Story = {};

/** Submitted with empty fields: each shows its error, and the first is focused. */
export const FieldsMissing: Story = { args: { errors: { username: 'Enter your email address', password: 'Enter your password' } } };

/** Rejected: the address is kept, the password is cleared. */
export const Refused: Story = {
  args: {
    values: { username: 'dana@example.com' },
    errors: { form: 'The email address and password do not match. Check both and try again.' },
  },
};

/** Too many attempts. */
export const Limited: Story = {
  args: { values: { username: 'dana@example.com' }, errors: { form: 'Too many attempts. Wait a few minutes and try again.' } },
};

/** Loading. */
export const Busy: Story = { args: { values: { username: 'dana@example.com' }, busy: true } };

/** After setting a password through an emailed link. */
export const PasswordSet: Story = { args: { notice: 'Your password is set. Sign in with it.' } };

/** Where the team has single sign-on. */
export const SingleSignOn: Story = { args: { hasSso: true } };
