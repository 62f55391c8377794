import { ThankYou } from '@farwend/site/views';
import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withExampleLayout } from './withExampleLayout.tsx';

const sent = {
  id: '3f0d2f0e-0000-4000-8000-000000000001',
  reference: 'FW-27-04113',
  email: 'dana@example.com',
  destinationNames: ['Kenya', 'Oman'],
  sentAt: '2026-11-21T09:30:00Z',
};

const mail = { isSending: false, renderForm: (button: ReactNode) => <form onSubmit={(event) => event.preventDefault()}>{button}</form> };

const meta = {
  title: 'Site/Thank you',
  component: ThankYou,
  decorators: [withExampleLayout],
  parameters: { layout: 'fullscreen' },
  args: {
    sent,
    care: [
      { name: 'Imani Okafor', title: 'Travel care, Africa' },
      { name: 'Keiko Arai', title: 'Travel care, Asia and the Pacific' },
    ],
    stories: [
      { title: 'What the Mara eats in June', href: '/articles/what-the-mara-eats', region: 'Field notes, Kenya', facts: '6 minutes' },
      { title: 'The night train to Mombasa', href: '/articles/night-train', region: 'On the way, Kenya', facts: '4 minutes' },
    ],
    isSsoOffered: false,
    onPassword: async () => {},
    mail,
  },
} satisfies Meta<typeof ThankYou>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a request was sent. */
export const Sent: Story = {};

/** Sent while signed in: the request is already listed in My Trips. */
export const SignedIn: Story = { args: { sent: { ...sent, isInMyTrips: true } } };

/** A guest whose address has an account. */
export const KnownAddress: Story = { args: { sent: { ...sent, isKnownEmail: true } } };

/** A guest, with sign-in through an identity provider. */
export const SingleSignOn: Story = { args: { isSsoOffered: true } };

/** With a phone number and no destination. */
export const Undecided: Story = { args: { sent: { ...sent, destinationNames: [''], phone: '+1 212 555 0199' } } };

/** The email was requested again. */
export const MailedAgain: Story = { args: { mail: { ...mail, result: { state: 'sent' } } } };

/** Rate limit reached. */
export const MailedTooOften: Story = {
  args: { mail: { ...mail, result: { state: 'tooOften', message: 'Too many attempts. Wait 58 minutes and try again.' } } },
};

/** Submitted without JavaScript: only the reference number is available. */
export const PostedPlainly: Story = { args: { sent: { id: sent.id, reference: sent.reference } } };

/** The page was opened without a request. */
export const NothingSent: Story = { args: { sent: null } };
