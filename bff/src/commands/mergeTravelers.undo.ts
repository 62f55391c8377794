import { rows } from '#src/calls/entity.ts';
import { saveChange } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { travelerEntity } from '#src/entities/travelers/traveler.entity.ts';
import type { TravelerRow } from '#src/entities/travelers/traveler.model.ts';
import { moveUser } from '#src/entities/users/moveUser.ts';
import type { UserRow } from '#src/entities/users/user.model.ts';
import { is } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { restoreHolders } from './mergeTravelers.holders.ts';
import { restoreProfile } from './mergeTravelers.profile.ts';
import { restoreRequests } from './mergeTravelers.requests.ts';
import { unmergedValues } from './mergeTravelers.values.ts';
import { type KeptMerge, lockBoth, UNDO_DAYS } from './mergeTravelers.ts';

interface MergeRow {
  id: string;
  kept: KeptMerge;
  too_late: boolean;
}

/**
 * Takes a merge back: rows that still name the one that stayed name the other again, its values go back where nobody changed them since,
 * and the account opens with a new password to choose. Administrators only, within 30 days. Needs a transaction.
 */
export async function undoMerge(
  id: string,
  otherId: string,
  { version, changeNote }: { version?: number | undefined; changeNote?: string | undefined },
  context: CallContext,
): Promise<{ survivor: TravelerRow; merged: TravelerRow; kept: KeptMerge }> {
  if (!is(context.actor, 'admin')) throw new Failure('auth.forbidden', { message: 'Only administrators take a merge back.' });
  const [survivor, merged] = await lockBoth(id, otherId, version, context);
  const [merge] = await preparedQuery<MergeRow>(
    context.sequelize,
    'merge.find',
    selectMerge,
    [survivor.id, merged.id, UNDO_DAYS],
    context.transaction,
  );
  if (!merge) throw new Failure('merge.conflict', { message: 'These two are not merged, or were taken apart already.' });
  if (merge.too_late)
    throw new Failure('merge.conflict', { message: `A merge can be taken back for ${UNDO_DAYS} days. This one is older.` });
  if (survivor.mergedIntoId)
    throw new Failure('merge.conflict', { message: 'The one that stayed was merged itself. Take that back first.' });
  const { kept } = merge;
  const change = { kind: 'RESTORE', note: changeNote, action: 'UNMERGE' } as const;
  const values = { ...unmergedValues(survivor, kept.survivorBefore, kept.survivorAfter), updatedAt: new Date() };
  const saved = await saveChange(travelerEntity, survivor, { ...change, values, details: { mergedId: merged.id } }, context);
  const back = await saveChange(
    travelerEntity,
    merged,
    { ...change, values: { mergedIntoId: null }, details: { survivorId: survivor.id } },
    context,
  );
  await preparedQuery(context.sequelize, 'unmerge.follow', follow, [merged.id], context.transaction);
  await restoreRequests(kept.requests, merged.id, survivor.id, context);
  await restoreHolders(kept.held, merged.id, survivor.id, context);
  await restoreProfile(kept.profile, survivor.id, context);
  if (kept.closedUser) await openAccount(kept.closedUser, context);
  await preparedQuery(
    context.sequelize,
    'merge.undo',
    'UPDATE traveler_merges SET undone_at = now() WHERE id = $1',
    [merge.id],
    context.transaction,
  );
  return { survivor: saved, merged: back, kept };
}

const follow = `
  UPDATE travelers t SET merged_into_id = $1 FROM traveler_merges m WHERE m.merged_id = t.id AND m.survivor_id = $1 AND m.undone_at IS NULL`;

const selectMerge = `
  SELECT id, kept, merged_at < now() - make_interval(days => $3) AS too_late
  FROM traveler_merges WHERE survivor_id = $1 AND merged_id = $2 AND undone_at IS NULL`;

async function openAccount({ id, status }: NonNullable<KeptMerge['closedUser']>, context: CallContext): Promise<void> {
  const [user] = rows<UserRow>(await context.models.users.findAll({ where: { id }, raw: true, transaction: context.transaction }));
  if (user?.status === 'DISABLED' && status !== 'DISABLED') await moveUser(user, { status, reason: 'The merge was taken back' }, context);
}
