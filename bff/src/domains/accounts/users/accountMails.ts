import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { issueSecret, lifetimeMinutesOf, type SecretPurpose } from './accountSecrets.ts';
import { nameDevice } from './nameDevice.ts';
import { buildMailedLink } from './siteLinks.ts';
import type { UserRow } from './user.model.ts';

/** Mails a new link or code to an account, unless it has had too many within the hour. Needs a transaction. */
export async function mailSecret(
  user: UserRow,
  purpose: SecretPurpose,
  context: CallContext,
  by: { inviterName?: string; companyName?: string | null } = {},
): Promise<void> {
  const secret = await issueSecret(user, purpose, context);
  if (secret !== null) await mailIssuedSecret(user, purpose, secret, context, by);
}

/** Mails a link or code that was issued. Needs a transaction. */
export async function mailIssuedSecret(
  user: UserRow,
  purpose: SecretPurpose,
  secret: string,
  context: CallContext,
  by: { inviterName?: string; companyName?: string | null } = {},
): Promise<void> {
  const { email: to, personId, givenName } = user;
  const link = (page: 'reset' | 'invitation' | 'verify') => buildMailedLink(page, user.id, secret, context.settings);
  switch (purpose) {
    case 'RESET':
      return sendTemplate('user-reset', { to, personId, data: { givenName, resetUrl: link('reset') } }, context);
    case 'VERIFY':
      return sendTemplate('user-verify', { to, personId, data: { givenName, verifyUrl: link('verify') } }, context);
    case 'INVITE':
      return sendTemplate('user-invited', { to, personId, data: { givenName, ...by, invitationUrl: link('invitation') } }, context);
    case 'RESET_CODE':
    case 'LOGIN_CODE':
      return sendTemplate('user-code', { to, personId, data: { givenName, code: secret, minutes: lifetimeMinutesOf(purpose) } }, context);
  }
}

/** Notifies a person of a changed password. */
export async function mailPasswordChange(user: UserRow, context: CallContext): Promise<void> {
  const { email: to, personId, givenName } = user;
  const data = { givenName, what: 'password', changedAt: new Date().toISOString() };
  await sendTemplate('user-password-changed', { to, personId, data }, context);
}

/** Notifies a person of changed roles, or of a changed address at both of them. */
export async function mailSecurityChange(
  { id, personId, givenName }: UserRow,
  addresses: readonly string[],
  what: 'roles' | 'e-mail address',
  context: CallContext,
): Promise<void> {
  const data = { givenName, what, changedAt: new Date().toISOString() };
  for (const to of addresses) await sendTemplate('user-security-changed', { to, personId, data, related: { type: 'user', id } }, context);
}

/** Notifies a person that their account is closed. */
export function mailAccountClosed(key: 'user-disabled', { id, email, personId, givenName }: UserRow, context: CallContext): Promise<void> {
  return sendTemplate(key, { to: email, personId, data: { givenName }, related: { type: 'user', id } }, context);
}

/** Notifies a person of a sign-in from a new device. */
export async function mailNewSignIn(to: string, personId: string, givenName: string, context: CallContext): Promise<void> {
  const device = nameDevice(context.userAgent);
  const data = { givenName, signedInAt: new Date().toISOString(), ...(device ? { device } : {}) };
  await sendTemplate('user-new-sign-in', { to, personId, data }, context);
}
