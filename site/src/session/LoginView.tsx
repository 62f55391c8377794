import { Link, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';
import type { Phone } from '#src/shared/phones.ts';
import type { AccountFormErrors, AccountField } from './accountForm.ts';
import { AccountFormView } from './AccountFormView.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

/** Texts of the page; each has a default. */
export interface LoginTexts {
  title?: string;
  lead?: string;
  emailLabel?: string;
  passwordLabel?: string;
  signIn?: string;
  signingIn?: string;
  passkey?: string;
  forgotten?: string;
  chooseAnother?: string;
  noPassword?: string;
  byCode?: string;
  team?: string;
  sso?: string;
  help?: string;
  helpByLetter?: string;
  write?: string;
  plan?: string;
  register?: string;
}

/** Props of LoginView. */
export interface LoginViewProps extends LoginTexts {
  /** Initial values by field name. */
  values?: Readonly<Record<string, string>>;
  /** Errors of the last attempt. */
  errors?: AccountFormErrors;
  /** What happened before, such as a password that was set or an address that was confirmed. */
  notice?: string | null;
  /** The form is being submitted. */
  busy?: boolean;
  /** The team's single sign-on is available. Defaults to false. */
  hasSso?: boolean;
  /** The phone number to call; null if there is none. */
  phone: Phone | null;
  /** Query that carries the return path to the other sign-in pages: `?return=…`, or empty. Defaults to empty. */
  returnQuery?: string;
  /** Wraps the fields in the form element; a plain `<form>` in stories. */
  renderForm: (content: ReactNode) => ReactNode;
  /** Picture beside the form in wide windows. */
  picture?: ReactNode;
}

/** Sign-in with email address and password or with a passkey, and links to the alternatives; no navigation and no footer. */
export function LoginView({ hasSso = false, phone, returnQuery = '', renderForm, ...rest }: LoginViewProps) {
  const { title, lead, emailLabel, passwordLabel, signIn, signingIn, passkey, ...others } = rest;
  const { forgotten, chooseAnother, noPassword, byCode, team, sso, help, helpByLetter, write, plan, register, ...view } = others;
  return (
    <AccountFormView
      {...view}
      title={title ?? 'Back to your journey'}
      lead={lead ?? 'Routes, messages and papers of your trips are kept behind this door.'}
      fields={loginFields(emailLabel, passwordLabel)}
      submit={signIn ?? 'Sign in'}
      submitting={signingIn ?? 'Signing in'}
      renderForm={renderForm}
      after={renderForm(
        <PasskeyButton variant="secondary" wide busy={view.busy ?? false}>
          {passkey ?? 'Sign in with a passkey'}
        </PasskeyButton>,
      )}
      links={
        <>
          <Text variant="small" tone="soft">
            {forgotten ?? 'Forgotten your password?'} <Link href="/login/reset">{chooseAnother ?? 'Choose another'}</Link>
          </Text>
          <Text variant="small" tone="soft">
            {noPassword ?? 'No password at all?'} <Link href={`/login/code${returnQuery}`}>{byCode ?? 'Sign in with a code by mail'}</Link>
          </Text>
          {hasSso && (
            <Text variant="small" tone="soft">
              {team ?? 'One of the team?'} <Link href={`/login/sso${returnQuery}`}>{sso ?? 'Single sign-on'}</Link>
            </Text>
          )}
          <Text variant="small" tone="soft">
            {plan ?? 'No account yet?'} <Link href="/login/register">{register ?? 'Open one'}</Link>
          </Text>
          <Text variant="small" tone="soft">
            {phone ? (
              <>
                {help ?? 'No way in? Call'} <Link href={phone.href}>{phone.text}</Link>
              </>
            ) : (
              <>
                {helpByLetter ?? 'No way in?'} <Link href="/contact">{write ?? 'Write to us'}</Link>
              </>
            )}
          </Text>
        </>
      }
    />
  );
}

/** The fields of the sign-in form. */
export function loginFields(email = 'Email address', password = 'Password'): readonly AccountField[] {
  return [
    { name: 'username', label: email, type: 'email', autoComplete: 'username' },
    { name: 'password', label: password, type: 'password', autoComplete: 'current-password' },
  ];
}
