import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { findAccount } from './findAccount.ts';

/** What changed in how somebody signs in, as the mail says it. */
const changes = {
  appAdded: 'An authenticator app was added to your account',
  appRemoved: 'An authenticator app was removed from your account',
  passkeyAdded: 'A passkey was added to your account',
  passkeyRemoved: 'A passkey was removed from your account',
  codesReplaced: 'New recovery codes were made for your account; earlier ones no longer work',
  factorsRemoved: 'An administrator removed the second factors of your account, and signed you out everywhere',
} as const;

interface Addressee {
  email: string;
  personId: string;
  givenName: string;
}

/** Tells a person of a change in how they sign in. Needs a transaction. */
export async function mailSecurityChange(to: Addressee, change: keyof typeof changes, context: CallContext): Promise<void> {
  await mailChange(to, changes[change], context);
}

/** Tells a person that a recovery code of theirs was used, and how many are left. */
export async function mailRecoveryCodeUsed(userId: string, left: number, context: CallContext): Promise<void> {
  const user = await findAccount(userId, { ...context, db: context.db.withoutRowLock() });
  const rest = left === 0 ? 'None is left' : left === 1 ? 'One is left' : `${left} are left`;
  if (user) await mailChange(user, `A recovery code of your account was used. ${rest}`, context);
}

async function mailChange({ email: to, personId, givenName }: Addressee, change: string, context: CallContext): Promise<void> {
  const data = { givenName, change, changedAt: new Date().toISOString(), accountUrl: `${context.settings.publicOrigin}/account/security` };
  await sendTemplate('user-factors-changed', { to, personId, data }, context);
}
