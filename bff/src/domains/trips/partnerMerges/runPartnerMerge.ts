import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { runAndRollBack } from '#src/domains/trips/merges/dryRun.ts';
import { listChanges } from '#src/domains/trips/merges/mergedValues.ts';
import { undoUntil } from '#src/domains/trips/merges/undoWindow.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { findVisible } from '#src/records/records.ts';
import { countStaying } from './mergePartners.references.sql.ts';
import { mergePartners, type PartnerMergeUndo } from './mergePartners.ts';
import { undoPartnerMerge } from './mergePartners.undo.ts';

type Merge = typeof contract.partners.merge;
type Report = ReplyOf<Merge>;

/** PUT …/merge_with: merges two partners, previews the merge, or undoes it. */
export async function runPartnerMerge(id: string, otherId: string, body: BodyOf<Merge>, context: CallContext): Promise<Report> {
  if (!body.undo) return body.dryRun ? runAndRollBack(context, () => merge(id, otherId, body, context)) : merge(id, otherId, body, context);
  if (body.dryRun) throw fieldFailure('/dryRun', 'notAllowed', 'An undo cannot be a dry run');
  const { survivor, merged, undo } = await undoPartnerMerge(id, otherId, body, context);
  return {
    dryRun: false,
    undone: true,
    partner: await present(survivor.id, context),
    mergedId: merged.id,
    changes: listChanges(undo.survivorAfter, undo.survivorBefore),
    moved: countMoved(undo),
    staying: { tripMatches: 0, countries: 0 },
    undoUntil: null,
  };
}

async function merge(id: string, otherId: string, body: BodyOf<Merge>, context: CallContext): Promise<Report> {
  const { survivor, merged, undo, mergedAt } = await mergePartners(id, otherId, body, context);
  const staying = await context.db.first(countStaying, { partnerId: merged.id });
  return {
    dryRun: body.dryRun,
    undone: false,
    partner: await present(survivor.id, context),
    mergedId: merged.id,
    changes: listChanges(undo.survivorBefore, undo.survivorAfter),
    moved: countMoved(undo),
    staying: staying ?? { tripMatches: 0, countries: 0 },
    undoUntil: body.dryRun ? null : undoUntil(mergedAt),
  };
}

/** Read again, because its figures changed with what moved. */
async function present(id: string, context: CallContext): Promise<Report['partner']> {
  return partnerEntity.present(await findVisible(partnerEntity, id, context), context.actor);
}

function countMoved({ agents, rivals, requests, held }: PartnerMergeUndo): Report['moved'] {
  const count = (...names: (keyof typeof held)[]) => new Set(names.flatMap((name) => held[name] ?? [])).size;
  return {
    agents: agents.length,
    tripRequests: requests.length,
    tripMatches: count('tripMatches'),
    conversations: count('conversations'),
    countries: count('countries'),
    availabilities: count('availabilities'),
    noCompetes: rivals.length,
    changeRequests: count('changeRequests', 'changedRecords'),
    screeningDemands: count('screeningDemands'),
    screeningResults: count('screeningResults'),
    salesRecordings: count('salesRecordings'),
    invoices: count('invoices'),
    payments: count('payments'),
    refunds: count('refunds'),
    ledgerEntries: count('ledgerEntries'),
    reviews: count('reviews'),
    documents: count('documents'),
    notes: count('notes', 'ownNotes'),
    contactRequests: count('contactRequests'),
    mails: count('mails'),
    templates: count('templates'),
    legalHolds: count('legalHolds'),
    webhookEndpoints: count('webhookEndpoints'),
    savedSearches: count('savedSearches'),
  };
}
