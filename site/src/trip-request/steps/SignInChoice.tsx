import { Button, Cluster, Stack, Text, TextField } from '@farwend/design-system';
import { useState, type FormEvent } from 'react';
import { SECRET_ID, USERNAME_ID } from '../fieldIds.ts';
import { Or } from './SignInChoice.styles.ts';

/** Props of SignInChoice. */
export interface SignInChoiceProps {
  /** The address that has an account. */
  email: string;
  /** Six digits were mailed to it. */
  isCodeSent: boolean;
  /** What is under way. */
  busy: 'signingIn' | 'askingCode' | 'leaving' | null;
  /** What was wrong with the last attempt. */
  error?: string | undefined;
  /** Called with what was typed; it is kept nowhere. */
  onSignIn: (way: 'password' | 'code', secret: string) => void;
  /** Called when six digits are to be mailed. */
  onAskCode: () => void;
  /** Called to sign in elsewhere; absent: it is not offered. */
  onSso?: (() => void) | undefined;
  /** Called when one goes on without signing in. */
  onSkip: () => void;
}

/** An address we know: sign in by password, mailed code or elsewhere, or go on without. Nothing of the account is shown. */
export function SignInChoice({ email, isCodeSent, busy, error, onSignIn, onAskCode, onSso, onSkip }: SignInChoiceProps) {
  const [way, setWay] = useState<'password' | 'code'>(isCodeSent ? 'code' : 'password');
  const [secret, setSecret] = useState('');
  const isCode = way === 'code';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && secret.trim() !== '') onSignIn(way, secret);
    else if (!busy) document.getElementById(SECRET_ID)?.focus();
  };
  const askCode = () => {
    setWay('code');
    setSecret('');
    onAskCode();
  };
  return (
    <Stack gap={8}>
      <Text tone="soft">
        You have an account with us. Sign in and the request stands among your trips at once, with your country and telephone filled in.
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
            <Button variant="link" busy={busy === 'askingCode'} onClick={askCode}>
              {isCode ? 'Send another code' : 'Email me a code instead'}
            </Button>
            {isCode && (
              <Button variant="link" onClick={() => setWay('password')}>
                Use my password
              </Button>
            )}
          </Cluster>
        </Stack>
      </form>
      <Or>or</Or>
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
