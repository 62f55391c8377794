import { findForUpdate, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { revokeAccess } from '#src/domains/accounts/sessions/revokeAccess.ts';
import { travelerEntity } from '#src/domains/travelers/travelers/traveler.entity.ts';
import type { TravelerRow } from '#src/domains/travelers/travelers/traveler.model.ts';
import { userEntity } from '#src/domains/accounts/users/user.entity.ts';
import { type UserRow, UserModel } from '#src/domains/accounts/users/user.model.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { checkMerge } from './mergeTravelers.check.ts';
import { pickReplaced } from '#src/domains/trips/merges/mergedValues.ts';
import { type RepointedRows, repointReferences } from '#src/domains/trips/merges/references.ts';
import { saveSurvivor } from '#src/domains/trips/merges/saveSurvivor.ts';
import { type ReferenceName, referenceStatements } from './mergeTravelers.references.sql.ts';
import { type ProfileUndo, mergeProfiles } from './mergeTravelers.profile.ts';
import { type RequestUndo, repointRequests } from './mergeTravelers.requests.ts';
import { mergeValues } from './mergeTravelers.values.ts';
import { repointMergedTravelers, insertMerge } from './mergeTravelers.sql.ts';

/** What is stored to undo a merge: the changed values, and which rows were repointed. */
export interface MergeUndo {
  survivorBefore: Partial<TravelerRow>;
  survivorAfter: Partial<TravelerRow>;
  /** The account that was disabled and its previous status; null if there was none. */
  closedUser: { id: string; status: UserRow['status'] } | null;
  requests: RequestUndo[];
  held: RepointedRows<ReferenceName>;
  profile: ProfileUndo;
}

export interface MergeOutcome {
  survivor: TravelerRow;
  merged: TravelerRow;
  undo: MergeUndo;
  mergedAt: Date;
}

interface MergeOptions {
  version?: number | undefined;
  changeNote?: string | undefined;
}

/** Merges the second traveler into the first. Needs a transaction. */
export async function mergeTravelers(id: string, otherId: string, options: MergeOptions, context: CallContext): Promise<MergeOutcome> {
  const [survivor, merged] = await lockBoth(id, otherId, options.version, context);
  await checkMerge(survivor, merged, context);
  const values = mergeValues(survivor, merged);
  const savedSurvivor = await saveSurvivor(
    travelerEntity,
    survivor,
    { kind: 'MERGE', action: 'MERGE', values, note: options.changeNote, mergedId: merged.id },
    context,
  );
  const savedMerged = await saveChange(
    travelerEntity,
    merged,
    {
      values: { mergedIntoId: survivor.id },
      kind: 'MERGE',
      note: options.changeNote,
      action: 'MERGED',
      details: { survivorId: survivor.id },
    },
    context,
  );
  const undo: MergeUndo = {
    survivorBefore: pickReplaced(survivor, values),
    survivorAfter: values,
    closedUser: await closeAccount(merged, survivor, context),
    requests: await repointRequests(merged.id, survivor.id, context),
    held: await repointReferences(referenceStatements, merged.id, survivor.id, context),
    profile: await mergeProfiles(survivor.id, merged.id, context),
  };
  await context.db.run(repointMergedTravelers, { survivorId: survivor.id, mergedId: merged.id });
  const mergedAt = new Date();
  await context.db.run(insertMerge, {
    newId: newId(),
    survivorId: survivor.id,
    mergedId: merged.id,
    mergedAt,
    userId: userIdOf(context.actor),
    undo,
  });
  return { survivor: savedSurvivor, merged: savedMerged, undo, mergedAt };
}

/** Locks both rows in the order of ids, so that merging A into B and B into A at the same time cannot deadlock. */
export async function lockBoth(
  id: string,
  otherId: string,
  version: number | undefined,
  context: CallContext,
): Promise<[survivor: TravelerRow, other: TravelerRow]> {
  const rows = new Map<string, TravelerRow>();
  for (const rowId of [id, otherId].toSorted()) {
    const isSurvivor = rowId === id;
    rows.set(
      rowId,
      await findForUpdate(travelerEntity, rowId, isSurvivor ? context : { ...context, ifMatch: null }, isSurvivor ? version : undefined),
    );
  }
  const [survivor, other] = [rows.get(id), rows.get(otherId)];
  if (id === otherId)
    throw new Failure('merge.conflict', { message: 'A traveler cannot be merged with itself. Choose two different travelers.' });
  if (!survivor || !other) throw new Error('a locked traveler is missing');
  return [survivor, other];
}

async function closeAccount(merged: TravelerRow, survivor: TravelerRow, context: CallContext): Promise<MergeUndo['closedUser']> {
  const where = { id: merged.userId ?? '00000000-0000-0000-0000-000000000000' };
  const [user] = await context.db.find(UserModel, { where });
  if (!user || user.status === 'DISABLED') return null;
  const values = { status: 'DISABLED', statusChangedAt: new Date(), disabledReason: `Merged into ${survivor.id}` } as const;
  await saveChange(userEntity, user, { values, kind: 'STATUS', action: `${user.status} → DISABLED` }, context);
  await revokeAccess(user.id, context);
  return { id: user.id, status: user.status };
}
