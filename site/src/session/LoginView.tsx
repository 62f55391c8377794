import { Alert, Button, Heading, Link, Logo, Stack, Text, TextField } from '@farwend/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { phones } from '#src/shared/phones.ts';
import type { LoginErrors } from './loginErrors.ts';
import { Aside, Form, Page, Words } from './LoginView.styles.ts';

/** Words of the page. */
export interface LoginTexts {
  title?: string;
  lead?: string;
  emailLabel?: string;
  passwordLabel?: string;
  signIn?: string;
  signingIn?: string;
  home?: string;
  help?: string;
  plan?: string;
  planLink?: string;
}

/** Props of LoginView. */
export interface LoginViewProps extends LoginTexts {
  /** The e-mail address to begin with. */
  username?: string;
  /** What went wrong at the last attempt. */
  errors?: LoginErrors;
  /** The sign-in is under way. */
  busy?: boolean;
  /** The form element with its way of sending; a plain `<form>` in stories. */
  renderForm: (content: ReactNode) => ReactNode;
  /** The picture at the side of wide windows. */
  picture?: ReactNode;
}

/** Sign-in with e-mail address and password; no navigation, no footer. */
export function LoginView({ username = '', errors = {}, busy = false, renderForm, picture, ...texts }: LoginViewProps) {
  const alert = useRef<HTMLDivElement>(null);
  const { form, username: noName, password: noPassword } = errors;
  useEffect(() => {
    if (noName ?? noPassword) document.getElementById(noName ? 'login-username' : 'login-password')?.focus();
    else if (form) alert.current?.focus();
  }, [form, noName, noPassword, errors]);
  return (
    <Page>
      <Words>
        <Link href="/" variant="bare" aria-label={texts.home ?? 'Farwend, home'}>
          <Logo />
        </Link>
        <Stack gap={8}>
          <Stack gap={3}>
            <Heading level={1} size="h2">
              {texts.title ?? 'Back to your journey'}
            </Heading>
            <Text tone="soft">{texts.lead ?? 'Routes, messages and papers of your trips are kept behind this door.'}</Text>
          </Stack>
          {form && (
            <Alert tone="error" announce ref={alert} tabIndex={-1}>
              {form}
            </Alert>
          )}
          {renderForm(
            <Form>
              <TextField
                id="login-username"
                name="username"
                type="email"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                label={texts.emailLabel ?? 'Email address'}
                defaultValue={username}
                error={noName}
              />
              <TextField
                id="login-password"
                name="password"
                type="password"
                autoComplete="current-password"
                label={texts.passwordLabel ?? 'Password'}
                error={noPassword}
              />
              <Button type="submit" variant="primary" busy={busy} busyLabel={texts.signingIn ?? 'Signing in'} wide>
                {texts.signIn ?? 'Login'}
              </Button>
            </Form>,
          )}
          <Stack gap={2}>
            <Text variant="small" tone="soft">
              {texts.help ?? 'No way in? Call'} <Link href={phones.call.href}>{phones.call.text}</Link>
            </Text>
            <Text variant="small" tone="soft">
              {texts.plan ?? 'No account yet? It comes with your first trip:'}{' '}
              <Link href="/trip-request">{texts.planLink ?? 'begin it'}</Link>
            </Text>
          </Stack>
        </Stack>
      </Words>
      {picture && <Aside>{picture}</Aside>}
    </Page>
  );
}
