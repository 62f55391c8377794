import { Alert, Button, ButtonLink, Heading, Link, Stack, Text } from '@farwend/design-system';
import { useState } from 'react';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { mainPhoneOf } from '#src/shared/mainPhoneOf.ts';
import { formatCallOrWrite } from '#src/shared/phones.ts';

/** Props of AddToMyTrips. */
export interface AddToMyTripsProps {
  /** Email address of the request. */
  email: string;
  /** Whether the address has an account; the request is added to it only by the emailed link. */
  hasAccount: boolean;
  /** Whether single sign-on is available. */
  isSsoOffered: boolean;
  /** Requests an email with a link to set a password; rejects on failure. */
  onPassword: (email: string) => Promise<void>;
}

/** Lets a guest add the request to My Trips: by the emailed link, with a password or by single sign-on. */
export function AddToMyTrips({ email, hasAccount, isSsoOffered, onPassword }: AddToMyTripsProps) {
  const { phones } = useLayoutContent();
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
          <ButtonLink href="/login">Sign in</ButtonLink>
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
          We could not send the mail. Try again in a few minutes, or {formatCallOrWrite(mainPhoneOf(phones)?.text)}.
        </Alert>
      )}
      {isSsoOffered && <Link href="/login/sso?return=/my-trips/">Sign in with single sign-on</Link>}
    </Stack>
  );
}
