import { reassignWorkJob } from '#src/domains/accounts/accounts.jobs.ts';
import { noticesOf, userNotices, type UserStatus } from '@farwend/api-contract';
import { saveChange } from '#src/records/records.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { revokeAccess } from '#src/domains/accounts/sessions/revokeAccess.ts';
import { isSystem } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { moverOf } from '#src/kernel/moverOf.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { mailAccountClosed, mailSecret } from './accountMails.ts';
import { checkNotLastAdmin } from './checkNotLastAdmin.ts';
import { userEntity } from './user.entity.ts';
import type { UserRow } from './user.model.ts';
import { allowedTransitions } from './user.policy.ts';

/**
 * Changes the status of an account as the caller may. Closing revokes all access and reassigns open work; reopening requires a new
 * password. 409 when the transition is not allowed. Needs a transaction.
 */
export async function moveUser(
  user: UserRow,
  { status, reason, needsReason = false }: { status: UserStatus; reason?: string | null | undefined; needsReason?: boolean },
  context: CallContext,
): Promise<UserRow> {
  checkTransition(user.status, status, allowedTransitions(user, context.actor), undefined);
  if (status === 'DISABLED' && needsReason && !reason)
    throw fieldFailure('/disabledReason', 'required', 'Write why the account is closed, for your colleagues');
  if (status === 'DISABLED') await checkNotLastAdmin(user, context);
  const isReopened = user.status === 'DISABLED';
  const now = new Date();
  const moved = await saveChange(
    userEntity,
    user,
    {
      kind: 'STATUS',
      action: `${user.status} → ${status}`,
      note: reason ?? null,
      values: {
        status,
        statusChangedAt: now,
        disabledReason: status === 'DISABLED' ? (reason ?? null) : null,
        ...(isReopened ? { passwordHash: null } : {}),
        ...(status === 'ENABLED' && !user.emailVerifiedAt && !isSystem(context.actor) ? { emailVerifiedAt: now } : {}),
      },
    },
    context,
  );
  if (status === 'DISABLED' || isReopened) await revokeAccess(user.id, context);
  if (status === 'DISABLED') await context.queue.enqueue(reassignWorkJob, { userId: user.id }, { db: context.db });
  if (isReopened) await mailSecret(moved, chooseReopeningPurpose(moved), context);
  for (const { traveler } of noticesOf(userNotices, { from: user.status, to: status, by: moverOf(context.actor), reasonCode: null }))
    if (traveler) await mailAccountClosed(traveler, moved, context);
  return moved;
}

function chooseReopeningPurpose({ status, personType }: UserRow): 'RESET' | 'VERIFY' | 'INVITE' {
  if (status === 'ENABLED') return 'RESET';
  return personType === 'traveler' ? 'VERIFY' : 'INVITE';
}
