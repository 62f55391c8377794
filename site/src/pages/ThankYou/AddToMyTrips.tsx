import { Alert, Button, ButtonLink, Heading, Link, Stack, Text } from '@farwend/design-system';
import { useState } from 'react';
import { useFrame } from '#src/shared/frame.ts';

/** Props of KeepRequest. */
export interface KeepRequestProps {
  /** The address that the request was sent with. */
  email: string;
  /** Whether the traveller is signed in; then there is nothing to keep. */
  isSignedIn: boolean;
  /** Whether the address has an account; the request joins it by the link in our mail alone. */
  hasAccount: boolean;
  /** Whether one can sign in with an identity provider. */
  isSsoOffered: boolean;
  /** Mails a link to choose a password; rejects when it could not be asked for. */
  onPassword: (email: string) => Promise<void>;
}

/** How a guest adds the sent request to My Trips: by our mail, by a password of their own, by single sign-on. */
export function KeepRequest({ email, hasAccount, isSsoOffered, onPassword }: Omit<KeepRequestProps, 'isSignedIn'>) {
  const { phones } = useFrame();
  const [state, setState] = useState<'asking' | 'sending' | 'sent' | 'failed'>('asking');
  const send = () => {
    setState('sending');
    onPassword(email).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  return (
    <Stack gap={4} align="start">
      <Heading level={2} size="h4">
        Add to My Trips
      </Heading>
      {hasAccount ? (
        <>
          <Text tone="soft">
            This address has an account. Open the link in our mail and say that the request is yours: then it stands among your trips.
          </Text>
          <ButtonLink href="/login">Login</ButtonLink>
        </>
      ) : (
        <Text tone="soft">
          The link in our mail does it. Or choose a password now, and the request, its letters and its papers are in one place on any
          device.
        </Text>
      )}
      {!hasAccount && state !== 'sent' && (
        <Button onClick={send} busy={state === 'sending'}>
          Mail me a link to choose a password
        </Button>
      )}
      {state === 'sent' && (
        <Alert tone="success" announce>
          We have written to {email} again. The link in that mail is good for an hour; look among the unwanted mail if it does not come.
        </Alert>
      )}
      {state === 'failed' && (
        <Alert tone="error" announce>
          We could not send the mail. Try again in a few minutes, or call {phones.call.text}.
        </Alert>
      )}
      {isSsoOffered && <Link href="/login/sso?return=/my-trips/">Sign in with single sign-on</Link>}
    </Stack>
  );
}
