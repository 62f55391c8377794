import { movesFrom, userMachine, type UserStatus } from '@farwend/api-contract';
import { saveChange } from '#src/calls/records.ts';
import { chooseMove } from '#src/calls/transitions.ts';
import { endAccess } from '#src/entities/sessions/endAccess.ts';
import { isSystem } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import { mailSecret } from './accountMails.ts';
import { keepOneAdmin } from './keepOneAdmin.ts';
import { userEntity } from './user.entity.ts';
import type { UserRow } from './user.model.ts';
import { moversOfUser } from './user.policy.ts';

/**
 * Moves an account along its machine, by the caller, with what follows: a closed account loses all access at once and its open work
 * goes to others; an opened one chooses its password anew. 409 when the caller may not. Needs a transaction.
 */
export async function moveUser(
  user: UserRow,
  { status, reason }: { status: UserStatus; reason?: string | null | undefined },
  context: CallContext,
): Promise<UserRow> {
  chooseMove(user.status, status, movesFrom(userMachine, user.status, moversOfUser(context.actor, user)), undefined);
  if (status === 'DISABLED') await keepOneAdmin(user, context);
  const isOpenedAgain = user.status === 'DISABLED';
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
        ...(isOpenedAgain ? { passwordHash: null } : {}),
        ...(status === 'ENABLED' && !user.emailVerifiedAt && !isSystem(context.actor) ? { emailVerifiedAt: now } : {}),
      },
    },
    context,
  );
  if (status === 'DISABLED' || isOpenedAgain) await endAccess(user.id, context);
  if (status === 'DISABLED') await context.queue.enqueue('reassignWork', { userId: user.id }, { transaction: context.transaction });
  if (isOpenedAgain) await mailSecret(moved, reopeningMail(moved), context);
  return moved;
}

function reopeningMail({ status, personType }: UserRow): 'RESET' | 'VERIFY' | 'INVITE' {
  if (status === 'ENABLED') return 'RESET';
  return personType === 'traveler' ? 'VERIFY' : 'INVITE';
}
