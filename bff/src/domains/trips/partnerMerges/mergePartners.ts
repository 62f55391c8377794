import { PARTNER_MERGED } from '@farwend/api-contract';
import { companyLinked } from '#src/domains/partners/partners/partner.events.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import type { PartnerRow } from '#src/domains/partners/partners/partner.model.ts';
import { lockPartners } from '#src/domains/partners/partners/partnerLinks.sql.ts';
import { pickReplaced } from '#src/domains/trips/merges/mergedValues.ts';
import { type RepointedRows, repointReferences } from '#src/domains/trips/merges/references.ts';
import { saveSurvivor } from '#src/domains/trips/merges/saveSurvivor.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { isId } from '#src/kernel/isId.ts';
import { newId } from '#src/kernel/newId.ts';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { checkPartnerMerge } from './mergePartners.check.ts';
import { moveAgents, moveNoCompetes, moveVisibilities, type RivalUndo, type VisibilityUndo } from './mergePartners.records.ts';
import { type PartnerReferenceName, partnerReferenceStatements } from './mergePartners.references.sql.ts';
import { insertPartnerMerge, repointMergedPartners, selectPartnersConcerned } from './mergePartners.sql.ts';
import { listCountries, mergePartnerValues } from './mergePartners.values.ts';

type Standing = Pick<PartnerRow, 'status' | 'statusNote' | 'pausedUntil' | 'companyId' | 'noCompeteIds'>;

/** What is stored to undo a merge: the changed values, and which rows were repointed. */
export interface PartnerMergeUndo {
  survivorBefore: Partial<PartnerRow>;
  survivorAfter: Partial<PartnerRow>;
  mergedBefore: Standing;
  agents: string[];
  rivals: RivalUndo[];
  requests: VisibilityUndo[];
  held: RepointedRows<PartnerReferenceName>;
}

export interface PartnerMergeOutcome {
  survivor: PartnerRow;
  merged: PartnerRow;
  undo: PartnerMergeUndo;
  mergedAt: Date;
}

export interface PartnerMergeOptions {
  version?: number | undefined;
  changeNote?: string | undefined;
}

/** Merges the second partner into the first. Needs a transaction. */
export async function mergePartners(
  id: string,
  otherId: string,
  options: PartnerMergeOptions,
  context: CallContext,
): Promise<PartnerMergeOutcome> {
  const [survivor, merged] = await lockPartnerPair(id, otherId, options.version, context);
  await checkPartnerMerge(survivor, merged, context);
  const values = mergePartnerValues(survivor, merged);
  const savedMerged = await closeMerged(merged, survivor, options.changeNote, context);
  const savedSurvivor = await saveSurvivor(
    partnerEntity,
    survivor,
    { kind: 'MERGE', action: 'MERGE', values, note: options.changeNote, mergedId: merged.id },
    context,
  );
  const undo: PartnerMergeUndo = {
    survivorBefore: pickReplaced(survivor, values),
    survivorAfter: values,
    mergedBefore: pickStanding(merged),
    agents: await moveAgents(merged.id, survivor.id, context),
    rivals: await moveNoCompetes(merged.id, survivor.id, context),
    requests: await moveVisibilities(merged.id, survivor.id, context),
    held: await repointReferences(partnerReferenceStatements, merged.id, survivor.id, context),
  };
  await context.db.run(repointMergedPartners, { survivorId: survivor.id, mergedId: merged.id });
  if (savedSurvivor.companyId !== null) {
    const previousCompanyId = survivor.companyId;
    await context.events.emit(companyLinked, { partner: savedSurvivor, previousCompanyId, moveReviews: true }, context);
  }
  const mergedAt = new Date();
  await context.db.run(insertPartnerMerge, {
    newId: newId(),
    survivorId: survivor.id,
    mergedId: merged.id,
    mergedAt,
    userId: userIdOf(context.actor),
    undo,
  });
  return { survivor: savedSurvivor, merged: savedMerged, undo, mergedAt };
}

function pickStanding({ status, statusNote, pausedUntil, companyId, noCompeteIds }: PartnerRow): Standing {
  return { status, statusNote, pausedUntil, companyId, noCompeteIds };
}

/** The merged partner gives up its page and rules, and works with us no more; nobody is told, because its company goes on. */
function closeMerged(merged: PartnerRow, survivor: PartnerRow, note: string | undefined, context: CallContext): Promise<PartnerRow> {
  const isClosed = merged.status === 'TERMINATED' || merged.status === 'REJECTED';
  const now = new Date();
  const end = { status: 'TERMINATED', statusChangedAt: now, statusReasonCode: PARTNER_MERGED, pausedUntil: null } as const;
  const staying = merged.countries.filter(({ countryCode }) => survivor.countryCodes.includes(countryCode));
  const values = {
    mergedIntoId: survivor.id,
    companyId: null,
    noCompeteIds: [],
    ...listCountries(staying),
    ...(!isClosed && { ...end, statusNote: null, accessEndedAt: merged.accessEndedAt ?? now }),
  };
  const details = { survivorId: survivor.id };
  return saveChange(partnerEntity, merged, { values, kind: 'MERGE', note, action: 'MERGED', details }, context);
}

/** Locks both rows, and first those whose rules name one of them, in the order of ids, so that merges at the same time cannot deadlock. */
export async function lockPartnerPair(
  id: string,
  otherId: string,
  version: number | undefined,
  context: CallContext,
): Promise<[survivor: PartnerRow, other: PartnerRow]> {
  if (!isId(id) || !isId(otherId)) throw notFound();
  const concerned = await context.db.run(selectPartnersConcerned, { id, otherId });
  await context.db.run(lockPartners, { ids: concerned.map((partner) => partner.id) });
  const survivor = await findForUpdate(partnerEntity, id, context, version);
  const other = await findForUpdate(partnerEntity, otherId, { ...context, ifMatch: null });
  if (id === otherId)
    throw new Failure('merge.conflict', { message: 'A partner cannot be merged with itself. Choose two different partners.' });
  return [survivor, other];
}
