import { Link, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { phones, type Phone } from '#src/shared/phones.ts';
import type { DoorErrors, DoorField } from './door.ts';
import { DoorView } from './DoorView.tsx';

/** Words of the page. */
export interface LoginTexts {
  title?: string;
  lead?: string;
  emailLabel?: string;
  passwordLabel?: string;
  signIn?: string;
  signingIn?: string;
  forgotten?: string;
  chooseAnother?: string;
  noPassword?: string;
  byCode?: string;
  team?: string;
  sso?: string;
  help?: string;
  plan?: string;
  register?: string;
}

/** Props of LoginView. */
export interface LoginViewProps extends LoginTexts {
  /** What was typed before. */
  values?: Readonly<Record<string, string>>;
  /** What went wrong at the last attempt. */
  errors?: DoorErrors;
  /** What happened before: a password was set, an address confirmed. */
  notice?: string | null;
  /** The sign-in is under way. */
  busy?: boolean;
  /** The team's single sign-on can be used. */
  hasSso?: boolean;
  /** The number to call. */
  phone?: Phone;
  /** The wish to go somewhere afterwards, for the other ways in: `?return=…`, or nothing. */
  wish?: string;
  /** The form element with its way of sending; a plain `<form>` in stories. */
  renderForm: (content: ReactNode) => ReactNode;
  /** The picture at the side of wide windows. */
  picture?: ReactNode;
}

/** Sign-in with e-mail address and password, and the ways to other doors; no navigation, no footer. */
export function LoginView({ hasSso = false, phone = phones.call, wish = '', renderForm, ...rest }: LoginViewProps) {
  const { title, lead, emailLabel, passwordLabel, signIn, signingIn, ...others } = rest;
  const { forgotten, chooseAnother, noPassword, byCode, team, sso, help, plan, register, ...door } = others;
  return (
    <DoorView
      {...door}
      title={title ?? 'Back to your journey'}
      lead={lead ?? 'Routes, messages and papers of your trips are kept behind this door.'}
      fields={loginFields(emailLabel, passwordLabel)}
      submit={signIn ?? 'Login'}
      submitting={signingIn ?? 'Signing in'}
      renderForm={renderForm}
      links={
        <>
          <Text variant="small" tone="soft">
            {forgotten ?? 'Forgotten your password?'} <Link href="/login/reset">{chooseAnother ?? 'Choose another'}</Link>
          </Text>
          <Text variant="small" tone="soft">
            {noPassword ?? 'No password at all?'} <Link href={`/login/code${wish}`}>{byCode ?? 'Sign in with a code by mail'}</Link>
          </Text>
          {hasSso && (
            <Text variant="small" tone="soft">
              {team ?? 'One of the team?'} <Link href={`/login/sso${wish}`}>{sso ?? 'Single sign-on'}</Link>
            </Text>
          )}
          <Text variant="small" tone="soft">
            {plan ?? 'No account yet?'} <Link href="/login/register">{register ?? 'Open one'}</Link>
          </Text>
          <Text variant="small" tone="soft">
            {help ?? 'No way in? Call'} <Link href={phone.href}>{phone.text}</Link>
          </Text>
        </>
      }
    />
  );
}

/** The two fields of signing in. */
export function loginFields(email = 'Email address', password = 'Password'): readonly DoorField[] {
  return [
    { name: 'username', label: email, type: 'email', autoComplete: 'username' },
    { name: 'password', label: password, type: 'password', autoComplete: 'current-password' },
  ];
}
