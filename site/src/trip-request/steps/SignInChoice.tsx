import { toAsciiDigits } from '@farwend/api-contract/rules';
import { Button, Cluster, Stack, Text, TextField } from '@farwend/design-system';
import { useState, type FormEvent } from 'react';
import { SECRET_ID, USERNAME_ID } from '../fieldIds.ts';
import { Separator } from './SignInChoice.styles.ts';

/** Props of SignInChoice. */
export interface SignInChoiceProps {
  /** Email address of the account. */
  email: string;
  /** The traveller was signed in when the form was begun. Defaults to false. */
  hasSessionEnded?: boolean | undefined;
  /** A six-digit code has been emailed. */
  isCodeSent: boolean;
  /** The action in progress; null if none. */
  busy: 'signingIn' | 'askingCode' | 'leaving' | null;
  /** Error message of the last attempt. */
  error?: string | undefined;
  /** Called with the password or code, which is not stored. */
  onSignIn: (method: 'password' | 'code', secret: string) => void;
  /** Called to email a six-digit code. */
  onRequestCode: () => void;
  /** Called to use single sign-on; absent: not offered. */
  onSso?: (() => void) | undefined;
  /** Called to continue without signing in. */
  onSkip: () => void;
}

/**
 * Sign-in for an email address that has an account: by password, emailed code or single sign-on, or continue without. Shows no account
 * data.
 */
export function SignInChoice({
  email,
  hasSessionEnded = false,
  isCodeSent,
  busy,
  error,
  onSignIn,
  onRequestCode,
  onSso,
  onSkip,
}: SignInChoiceProps) {
  const [method, setMethod] = useState<'password' | 'code'>(isCodeSent ? 'code' : 'password');
  const [secret, setSecret] = useState('');
  const isCode = method === 'code';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Password managers fill the field without an event.
    const typed = String(new FormData(event.currentTarget).get(method));
    if (!busy && typed.trim() !== '') onSignIn(method, isCode ? toAsciiDigits(typed) : typed);
    else if (!busy) document.getElementById(SECRET_ID)?.focus();
  };
  const requestCode = () => {
    setMethod('code');
    setSecret('');
    onRequestCode();
  };
  return (
    <Stack gap={8}>
      <Text tone="soft">
        {hasSessionEnded
          ? 'Your session ended while you were writing. Nothing you wrote is lost. Sign in again and the request stands among your trips at once.'
          : 'You have an account with us. Sign in and the request stands among your trips at once, with your country and telephone filled in.'}
      </Text>
      <form noValidate onSubmit={submit}>
        <Stack gap={6} align="stretch">
          <TextField id={USERNAME_ID} name="username" label="Email address" type="email" autoComplete="username" readOnly value={email} />
          {isCode ? (
            <TextField
              key="code"
              id={SECRET_ID}
              name="code"
              label="Six-digit code"
              hint={isCodeSent ? `We have sent it to ${email}. It is good for ten minutes.` : 'It is on its way to your mailbox.'}
              autoComplete="one-time-code"
              inputMode="numeric"
              spellCheck={false}
              value={secret}
              error={error}
              onChange={setSecret}
            />
          ) : (
            <TextField
              key="password"
              id={SECRET_ID}
              name="password"
              type="password"
              label="Password"
              autoComplete="current-password"
              value={secret}
              error={error}
              onChange={setSecret}
            />
          )}
          <Cluster gap={5}>
            <Button type="submit" variant="primary" busy={busy === 'signingIn'} busyLabel="Signing in">
              Sign in
            </Button>
            <Button variant="link" busy={busy === 'askingCode'} onClick={requestCode}>
              {isCode ? 'Send another code' : 'Email me a code instead'}
            </Button>
            {isCode && (
              <Button variant="link" onClick={() => setMethod('password')}>
                Use my password
              </Button>
            )}
          </Cluster>
        </Stack>
      </form>
      <Separator>or</Separator>
      <Stack gap={3} align="start">
        {onSso && (
          <Button busy={busy === 'leaving'} onClick={onSso}>
            Sign in with single sign-on
          </Button>
        )}
        <Button variant="strong" onClick={onSkip}>
          Continue without signing in
        </Button>
        <Text variant="small" tone="soft" style={{ overflowWrap: 'anywhere' /* an address has no place to break */ }}>
          Then we mail a link to {email}; the request joins your trips when you open it.
        </Text>
      </Stack>
    </Stack>
  );
}
