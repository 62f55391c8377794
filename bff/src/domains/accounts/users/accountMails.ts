import type { CallContext } from '#src/http/handler.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import { issueSecret, minutesOf, type SecretPurpose } from './accountSecrets.ts';
import { mailedLink } from './siteAddresses.ts';
import type { UserRow } from './user.model.ts';

/** Mails a fresh link or code to an account; nothing when it got too many within the hour. Needs a transaction. */
export async function mailSecret(
  user: UserRow,
  purpose: SecretPurpose,
  context: CallContext,
  by: { inviterName?: string; companyName?: string | null } = {},
): Promise<void> {
  const secret = await issueSecret(user, purpose, context);
  if (secret === null) return;
  const { email: to, personId, givenName } = user;
  const link = (page: 'reset' | 'invitation' | 'verify') => mailedLink(page, user.id, secret, context.settings);
  switch (purpose) {
    case 'RESET':
      return sendTemplate('user-reset', { to, personId, data: { givenName, resetUrl: link('reset') } }, context);
    case 'VERIFY':
      return sendTemplate('user-verify', { to, personId, data: { givenName, verifyUrl: link('verify') } }, context);
    case 'INVITE':
      return sendTemplate('user-invited', { to, personId, data: { givenName, ...by, invitationUrl: link('invitation') } }, context);
    case 'RESET_CODE':
    case 'LOGIN_CODE':
      return sendTemplate('user-code', { to, personId, data: { givenName, code: secret, minutes: minutesOf(purpose) } }, context);
  }
}

/** Tells a person that how they sign in was changed; to the address from before the change. */
export async function mailChanged(user: UserRow, what: 'password' | 'e-mail address', context: CallContext): Promise<void> {
  const { email: to, personId, givenName } = user;
  const data = { givenName, what, changedAt: new Date().toISOString() };
  await sendTemplate('user-password-changed', { to, personId, data }, context);
}

/** Tells a person of a sign-in from a device we had not seen. */
export async function mailNewSignIn(to: string, personId: string, givenName: string, context: CallContext): Promise<void> {
  const device = deviceName(context.userAgent);
  const data = { givenName, signedInAt: new Date().toISOString(), ...(device ? { device } : {}) };
  await sendTemplate('user-new-sign-in', { to, personId, data }, context);
}

const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari', 'curl', 'node'] as const;
const shownBrowsers: Partial<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', node: 'a program' };
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'] as const;

/** "Firefox on Linux", from fixed words only: nothing a stranger wrote gets into our mail. */
function deviceName(userAgent: string | null): string | null {
  const browser = browsers.find((name) => userAgent?.includes(name));
  const system = systems.find((name) => userAgent?.includes(name));
  if (!browser) return null;
  return `${shownBrowsers[browser] ?? browser}${system ? ` on ${system}` : ''}`;
}
