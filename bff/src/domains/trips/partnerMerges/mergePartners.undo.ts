import { companyLinked } from '#src/domains/partners/partners/partner.events.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import type { PartnerRow } from '#src/domains/partners/partners/partner.model.ts';
import { pickChanges, pickUntouched } from '#src/domains/trips/merges/mergedValues.ts';
import { restoreReferences } from '#src/domains/trips/merges/references.ts';
import { saveSurvivor } from '#src/domains/trips/merges/saveSurvivor.ts';
import { checkCanUndo, UNDO_DAYS } from '#src/domains/trips/merges/undoWindow.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { saveChange } from '#src/records/records.ts';
import { moveAgents, restoreNoCompetes, restoreVisibilities } from './mergePartners.records.ts';
import { partnerReferenceStatements } from './mergePartners.references.sql.ts';
import { lockPartnerPair, type PartnerMergeOptions, type PartnerMergeUndo } from './mergePartners.ts';
import { markPartnerMergeUndone, restoreMergedPartners, selectMixedMoney, selectPartnerMerge } from './mergePartners.undo.sql.ts';
import { listCountries } from './mergePartners.values.ts';

/** Undoes a merge within 30 days: repointed rows, and values that have not changed since, are restored. Needs a transaction. */
export async function undoPartnerMerge(
  id: string,
  otherId: string,
  { version, changeNote }: PartnerMergeOptions,
  context: CallContext,
): Promise<{ survivor: PartnerRow; merged: PartnerRow; undo: PartnerMergeUndo }> {
  const [survivor, merged] = await lockPartnerPair(id, otherId, version, context);
  const found = await context.db.first(selectPartnerMerge, { survivorId: survivor.id, mergedId: merged.id, undoDays: UNDO_DAYS });
  const { id: mergeId, undo } = checkCanUndo(found, survivor, 'partner');
  // while the database still knows the two as one company, which alone lets money move
  await restoreReferences(partnerReferenceStatements, undo.held, merged.id, survivor.id, context);
  await checkMoneyIsApart(survivor, merged, context);
  await moveAgents(survivor.id, merged.id, context, undo.agents);
  await restoreNoCompetes(undo.rivals, merged.id, survivor.id, context);
  await restoreVisibilities(undo.requests, context);
  await context.db.run(restoreMergedPartners, { mergedId: merged.id });
  const saved = await separate(survivor, merged, undo, changeNote, context);
  await context.db.run(markPartnerMergeUndone, { mergeId });
  return { ...saved, undo };
}

async function checkMoneyIsApart(survivor: PartnerRow, merged: PartnerRow, { db }: CallContext): Promise<void> {
  const money = await db.first(selectMixedMoney, { ids: [survivor.id, merged.id] });
  if (!money?.mixed) return;
  throw new Failure('merge.conflict', {
    message:
      'Since the merge, money of the one was invoiced or settled with money of the other. Reverse those payments first, or leave the two together.',
  });
}

/** Saves both partners as they are apart: the survivor first, which gives up the company page that the other takes back. */
async function separate(
  survivor: PartnerRow,
  merged: PartnerRow,
  undo: PartnerMergeUndo,
  note: string | undefined,
  context: CallContext,
): Promise<{ survivor: PartnerRow; merged: PartnerRow }> {
  const change = { kind: 'RESTORE', note, action: 'UNMERGE' } as const;
  const values = restoreValues(survivor, merged, undo);
  const saved = await saveSurvivor(partnerEntity, survivor, { ...change, values, mergedId: merged.id }, context);
  const isPageFree = undo.mergedBefore.companyId !== null && survivor.companyId === undo.mergedBefore.companyId && saved.companyId === null;
  const back = await saveChange(
    partnerEntity,
    merged,
    {
      ...change,
      values: { ...reopen(survivor, merged, undo), companyId: isPageFree ? undo.mergedBefore.companyId : null },
      details: { survivorId: survivor.id },
    },
    context,
  );
  if (saved.companyId !== survivor.companyId) {
    await context.events.emit(companyLinked, { partner: saved, previousCompanyId: survivor.companyId, moveReviews: true }, context);
  }
  await context.events.emit(companyLinked, { partner: back, previousCompanyId: null, moveReviews: true }, context);
  return { survivor: saved, merged: back };
}

function restoreValues(survivor: PartnerRow, merged: PartnerRow, undo: PartnerMergeUndo): Partial<PartnerRow> {
  const gained = new Set(undo.rivals.filter(({ hadSurvivor }) => !hadSurvivor).map(({ id }) => id));
  const isMutual = undo.mergedBefore.noCompeteIds.includes(survivor.id);
  return pickChanges(survivor, {
    ...pickUntouched(survivor, undo.survivorBefore, undo.survivorAfter),
    ...listCountries(survivor.countries.filter(({ id }) => !movedBack(undo, id))),
    noCompeteIds: [...survivor.noCompeteIds.filter((id) => !gained.has(id)), ...(isMutual ? [merged.id] : [])].toSorted(),
  });
}

/** As a correction, of which nobody is told. */
function reopen(survivor: PartnerRow, merged: PartnerRow, undo: PartnerMergeUndo): Partial<PartnerRow> {
  const { status, statusNote, pausedUntil, noCompeteIds } = undo.mergedBefore;
  const isOpen = status !== merged.status;
  const accessEndedAt = status === 'SUSPENDED' ? merged.accessEndedAt : null;
  const standing = { status, statusChangedAt: new Date(), statusReasonCode: 'CORRECTION', statusNote, pausedUntil, accessEndedAt };
  return {
    mergedIntoId: null,
    noCompeteIds,
    ...listCountries([...merged.countries, ...survivor.countries.filter(({ id }) => movedBack(undo, id))]),
    ...(isOpen && standing),
  };
}

function movedBack({ held }: PartnerMergeUndo, countryId: string): boolean {
  return held.countries?.includes(countryId) ?? false;
}
