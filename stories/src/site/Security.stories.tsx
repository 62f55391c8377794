import { SecurityView } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enrolment } from './enrolment.data.ts';

const phone = { id: '1', kind: 'TOTP', name: 'Phone', createdAt: '2027-03-02T09:00:00Z' } as const;

const meta = {
  title: 'Site/How you sign in',
  component: SecurityView,
  parameters: { layout: 'fullscreen' },
  args: {
    sessions: [{ handle: '1', device: 'Firefox on Linux', seenAt: '2027-06-11T09:40:00Z', isCurrent: true }],
    factors: [],
    recoveryCodesLeft: 0,
    isRequired: false,
    renderForm: (_, content) => <form onSubmit={(event) => event.preventDefault()}>{content}</form>,
  },
  render: (args) => (
    <main>
      <SecurityView {...args} />
    </main>
  ),
} satisfies Meta<typeof SecurityView>;
export default meta;
type Story = StoryObj<typeof meta>;

const sessions = [
  ...meta.args.sessions,
  { handle: '2', device: 'Safari on iPhone', seenAt: '2027-06-10T18:22:00Z', isCurrent: false },
  { handle: '3', device: null, seenAt: '2027-05-28T07:05:00Z', isCurrent: false },
];

const laptop = { id: '2', kind: 'PASSKEY', name: 'Laptop', createdAt: '2027-04-18T09:00:00Z' } as const;

/** A password alone, in this browser alone. */
export const Plain: Story = {};

/** An authenticator app, and three browsers. */
export const Locked: Story = { args: { sessions, factors: [phone], recoveryCodesLeft: 9 } };

/** A team member who has to add a factor before anything else opens. */
export const Required: Story = { args: { isRequired: true } };

/** The key of a new app, as a square and as text, and the field for its first code. */
export const Adding: Story = { args: { enrolment } };

/** On the night chart the square stays dark on light, as readers need it. */
export const AddingAtNight: Story = { args: { enrolment }, globals: { mode: 'dark' } };

/** A new passkey is named; the browser makes it when the form is sent. */
export const AddingPasskey: Story = { args: { passkeyEnrolment: { challengeId: '1', creation: '{}' } } };

/** This device has one already. */
export const PasskeyRefused: Story = {
  args: {
    factors: [laptop],
    recoveryCodesLeft: 10,
    ...AddingPasskey.args,
    problem: 'This device has a passkey for your account already.',
  },
};

/** A proof is asked for, and a passkey can give it. */
export const AsksForPasskey: Story = {
  args: {
    sessions,
    factors: [laptop],
    recoveryCodesLeft: 10,
    problem: 'This changes who can open your account, so we would like to be sure it is you.',
    asksForProof: true,
  },
};

/** The first code was wrong; the key stays. */
export const WrongCode: Story = {
  args: { enrolment, problem: 'That code is not right. Wait for the next one, and check the time of your phone.' },
};

/** The app is added, and the recovery codes are shown once. */
export const Added: Story = {
  args: {
    factors: [phone],
    recoveryCodesLeft: 10,
    done: 'The second lock is on. From now on we ask for a code as well.',
    recoveryCodes: Array.from({ length: 10 }, (_, index) => `${index}w7k-m2pd-9xhs-c4v${index}`),
  },
};

/** What changes the locks is only done for somebody who has just proven who they are. */
export const AsksForProof: Story = {
  args: {
    sessions,
    factors: [phone],
    recoveryCodesLeft: 9,
    problem: 'This changes who can open your account, so we would like to be sure it is you.',
    asksForProof: true,
  },
};

/** Long names of factors. */
export const LongNames: Story = {
  args: {
    sessions,
    factors: [
      { ...phone, name: 'The telephone of the office on the second floor, by the window' },
      { ...phone, id: '2', kind: 'PASSKEY', name: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel' },
    ],
    recoveryCodesLeft: 1,
  },
};
