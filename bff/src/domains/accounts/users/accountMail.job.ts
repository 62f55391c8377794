import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { JobData } from '#src/kernel/job.ts';
import type { accountMailJob } from '#src/domains/accounts/accounts.jobs.ts';
import type { Services } from '#src/kernel/context.ts';
import { mailSecret } from './accountMails.ts';
import type { SecretPurpose } from './accountSecrets.ts';
import { findAccount } from './findAccount.ts';
import type { UserRow } from './user.model.ts';

/** Runs as a job because the response must take the same time whether or not the address has an account. */
export function accountMail(services: Services) {
  return async ({ who, purpose }: JobData<typeof accountMailJob>, { id }: { id: string }): Promise<void> =>
    runAsSystem(services, id, async (context) => {
      const user = await findAccount(who, context);
      if (user && user.status !== 'DISABLED') await mailSecret(user, choosePurpose(purpose, user), context);
    });
}

/** Agents and staff who never accepted their invitation get a new one instead of a reset link. */
function choosePurpose(purpose: SecretPurpose, { status, personType }: UserRow): SecretPurpose {
  return purpose === 'RESET' && status === 'PENDING' && personType !== 'traveler' ? 'INVITE' : purpose;
}
