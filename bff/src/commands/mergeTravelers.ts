import { rows } from '#src/calls/entity.ts';
import { findToChange, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { endAccess } from '#src/entities/sessions/endAccess.ts';
import { travelerEntity } from '#src/entities/travelers/traveler.entity.ts';
import type { TravelerRow } from '#src/entities/travelers/traveler.model.ts';
import { userEntity } from '#src/entities/users/user.entity.ts';
import type { UserRow } from '#src/entities/users/user.model.ts';
import { userIdOf } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { checkMerge } from './mergeTravelers.check.ts';
import { type HeldRows, repointHolders } from './mergeTravelers.holders.ts';
import { type KeptProfile, mergeProfiles } from './mergeTravelers.profile.ts';
import { type KeptRequest, repointRequests } from './mergeTravelers.requests.ts';
import { mergedValues } from './mergeTravelers.values.ts';

export const UNDO_DAYS = 30;

/** What a merge keeps to be taken back: both as they were, and which rows changed their person. */
export interface KeptMerge {
  survivorBefore: Partial<TravelerRow>;
  survivorAfter: Partial<TravelerRow>;
  /** Status of the account that was closed; null when there was none to close. */
  closedUser: { id: string; status: UserRow['status'] } | null;
  requests: KeptRequest[];
  held: HeldRows;
  profile: KeptProfile;
}

export interface Merged {
  survivor: TravelerRow;
  merged: TravelerRow;
  kept: KeptMerge;
  mergedAt: Date;
}

interface Options {
  version?: number | undefined;
  changeNote?: string | undefined;
}

/** Makes two records of one person one: the first stays. Both are locked in the order of their ids. Needs a transaction. */
export async function mergeTravelers(id: string, otherId: string, options: Options, context: CallContext): Promise<Merged> {
  const [survivor, merged] = await lockBoth(id, otherId, options.version, context);
  await checkMerge(survivor, merged, context);
  const values = mergedValues(survivor, merged);
  const saved = await saveChange(
    travelerEntity,
    survivor,
    // Even when nothing of it changes, the history tells of the merge.
    {
      values: { ...values, updatedAt: new Date() },
      kind: 'MERGE',
      note: options.changeNote,
      action: 'MERGE',
      details: { mergedId: merged.id },
    },
    context,
  );
  const gone = await saveChange(
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
  const kept: KeptMerge = {
    survivorBefore: Object.fromEntries(Object.keys(values).map((name) => [name, Reflect.get(survivor, name)])),
    survivorAfter: values,
    closedUser: await closeAccount(merged, survivor, context),
    requests: await repointRequests(merged.id, survivor.id, context),
    held: await repointHolders(merged.id, survivor.id, context),
    profile: await mergeProfiles(survivor.id, merged.id, context),
  };
  // Those that went into the other one earlier are found in one step too.
  const follow = 'UPDATE travelers SET merged_into_id = $1 WHERE merged_into_id = $2';
  await preparedQuery(context.sequelize, 'merge.follow', follow, [survivor.id, merged.id], context.transaction);
  const mergedAt = new Date();
  await preparedQuery(
    context.sequelize,
    'merge.insert',
    'INSERT INTO traveler_merges (id, survivor_id, merged_id, merged_at, merged_by_id, kept) VALUES ($1, $2, $3, $4, $5, $6)',
    [newId(), survivor.id, merged.id, mergedAt, userIdOf(context.actor), JSON.stringify(kept)],
    context.transaction,
  );
  return { survivor: saved, merged: gone, kept, mergedAt };
}

/** Both rows as the caller may change them. In the order of ids, so that A into B and B into A at once wait for each other in a line. */
export async function lockBoth(
  id: string,
  otherId: string,
  version: number | undefined,
  context: CallContext,
): Promise<[survivor: TravelerRow, other: TravelerRow]> {
  const found = new Map<string, TravelerRow>();
  for (const one of [id, otherId].toSorted()) {
    const isSurvivor = one === id;
    found.set(
      one,
      await findToChange(travelerEntity, one, isSurvivor ? context : { ...context, ifMatch: null }, isSurvivor ? version : undefined),
    );
  }
  const [survivor, other] = [found.get(id), found.get(otherId)];
  if (id === otherId) throw new Failure('merge.conflict', { message: 'This is one and the same traveler. Name two records.' });
  if (!survivor || !other) throw new Error('a traveler that was found is missing');
  return [survivor, other];
}

async function closeAccount(merged: TravelerRow, survivor: TravelerRow, context: CallContext): Promise<KeptMerge['closedUser']> {
  const where = { id: merged.userId ?? '00000000-0000-0000-0000-000000000000' };
  const [user] = rows<UserRow>(await context.models.users.findAll({ where, raw: true, transaction: context.transaction }));
  if (!user || user.status === 'DISABLED') return null;
  const values = { status: 'DISABLED', statusChangedAt: new Date(), disabledReason: `Merged into ${survivor.id}` } as const;
  await saveChange(userEntity, user, { values, kind: 'STATUS', action: `${user.status} → DISABLED` }, context);
  await endAccess(user.id, context);
  return { id: user.id, status: user.status };
}
