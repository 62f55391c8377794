import { Image, pictureSource } from '@farwend/design-system';
import { SecondStepView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Site/Second step',
  component: SecondStepView,
  parameters: { layout: 'fullscreen' },
  args: {
    secondStep: { challengeId: '1', factors: ['TOTP', 'RECOVERY_CODE'] },
    renderForm: (content) => <form onSubmit={(event) => event.preventDefault()}>{content}</form>,
    picture: <Image source={pictureSource('alps')} decorative ratio="fill" sizes="58vw" focus="56% 36%" />,
  },
  render: (args) => (
    <main>
      <SecondStepView {...args} />
    </main>
  ),
} satisfies Meta<typeof SecondStepView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After the right password of an account with an authenticator app. */
export const Asking: Story = {};

/** After the right password of an account with passkeys alone. */
export const Passkey: Story = { args: { secondStep: { challengeId: '1', factors: ['PASSKEY', 'RECOVERY_CODE'] } } };

/** An account with a passkey and an authenticator app. */
export const PasskeyOrApp: Story = { args: { secondStep: { challengeId: '1', factors: ['TOTP', 'PASSKEY', 'RECOVERY_CODE'] } } };

/** The passkey was called off. */
export const CalledOff: Story = {
  args: {
    ...Passkey.args,
    errors: { form: 'No passkey came: it was called off, or took too long. Try again, or take another way.' },
  },
};

/** A wrong code. */
export const Refused: Story = {
  args: { errors: { form: 'That code is not right, or was used before. Wait for the next one, or use a recovery code.' } },
};

/** Loading. */
export const Busy: Story = { args: { busy: true } };
