import { saveChange } from '#src/records/records.ts';
import { travelerEntity } from '#src/domains/travelers/travelers/traveler.entity.ts';
import type { TravelerRow } from '#src/domains/travelers/travelers/traveler.model.ts';
import { moveUser } from '#src/domains/accounts/users/moveUser.ts';
import { UserModel } from '#src/domains/accounts/users/user.model.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { restoreReferences } from '#src/domains/trips/merges/references.ts';
import { saveSurvivor } from '#src/domains/trips/merges/saveSurvivor.ts';
import { checkCanUndo, UNDO_DAYS } from '#src/domains/trips/merges/undoWindow.ts';
import { referenceStatements } from './mergeTravelers.references.sql.ts';
import { restoreProfile } from './mergeTravelers.profile.ts';
import { restoreRequests } from './mergeTravelers.requests.ts';
import { unmergeValues } from './mergeTravelers.values.ts';
import { type MergeUndo, lockBoth } from './mergeTravelers.ts';
import { selectMerge, restoreMergedTravelers, markMergeUndone } from './mergeTravelers.undo.sql.ts';

/**
 * Undoes a merge: repointed rows and values that have not changed since are restored, and the account is enabled again. Administrators
 * only, within 30 days. Needs a transaction.
 */
export async function undoMerge(
  id: string,
  otherId: string,
  { version, changeNote }: { version?: number | undefined; changeNote?: string | undefined },
  context: CallContext,
): Promise<{ survivor: TravelerRow; merged: TravelerRow; undo: MergeUndo }> {
  if (!is(context.actor, 'admin')) throw new Failure('auth.forbidden', { message: 'Only administrators can undo a merge.' });
  const [survivor, merged] = await lockBoth(id, otherId, version, context);
  const found = await context.db.first(selectMerge, { survivorId: survivor.id, mergedId: merged.id, undoDays: UNDO_DAYS });
  const { id: mergeId, undo } = checkCanUndo(found, survivor, 'traveler');
  const change = { kind: 'RESTORE', note: changeNote, action: 'UNMERGE' } as const;
  const values = unmergeValues(survivor, undo.survivorBefore, undo.survivorAfter);
  const saved = await saveSurvivor(travelerEntity, survivor, { ...change, values, mergedId: merged.id }, context);
  const back = await saveChange(
    travelerEntity,
    merged,
    { ...change, values: { mergedIntoId: null }, details: { survivorId: survivor.id } },
    context,
  );
  await context.db.run(restoreMergedTravelers, { mergedId: merged.id });
  await restoreRequests(undo.requests, merged.id, survivor.id, context);
  await restoreReferences(referenceStatements, undo.held, merged.id, survivor.id, context);
  await restoreProfile(undo.profile, survivor.id, context);
  if (undo.closedUser) await reopenAccount(undo.closedUser, context);
  await context.db.run(markMergeUndone, { mergeId });
  return { survivor: saved, merged: back, undo };
}

async function reopenAccount({ id, status }: NonNullable<MergeUndo['closedUser']>, context: CallContext): Promise<void> {
  const [user] = await context.db.find(UserModel, { where: { id } });
  if (user?.status === 'DISABLED' && status !== 'DISABLED') await moveUser(user, { status, reason: 'The merge was undone' }, context);
}
