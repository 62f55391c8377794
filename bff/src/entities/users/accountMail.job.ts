import { asSystem } from '#src/jobs/asSystem.ts';
import type { JobData } from '#src/jobs/jobs.ts';
import type { Services } from '#src/services.ts';
import { mailSecret } from './accountMails.ts';
import type { SecretPurpose } from './accountSecrets.ts';
import { findAccount } from './findAccount.ts';
import type { UserRow } from './user.model.ts';

/** Mails what somebody asked for to an account, if there is one: here and not in the call, whose answer must take as long for every address. */
export function accountMail(services: Services) {
  return async ({ who, purpose }: JobData<'accountMail'>, { id }: { id: string }): Promise<void> =>
    asSystem(services, id, async (context) => {
      const user = await findAccount(who, context);
      if (user && user.status !== 'DISABLED') await mailSecret(user, fitting(purpose, user), context);
    });
}

/** Agents and staff who never followed their invitation get it anew. */
function fitting(purpose: SecretPurpose, { status, personType }: UserRow): SecretPurpose {
  return purpose === 'RESET' && status === 'PENDING' && personType !== 'traveler' ? 'INVITE' : purpose;
}
