import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import { runAndRollBack } from '#src/domains/trips/merges/dryRun.ts';
import { listChanges } from '#src/domains/trips/merges/mergedValues.ts';
import { undoUntil } from '#src/domains/trips/merges/undoWindow.ts';
import { type MergeUndo, mergeTravelers } from './mergeTravelers.ts';
import { undoMerge } from './mergeTravelers.undo.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { presentTraveler } from '#src/domains/travelers/travelers/traveler.present.ts';
import { countMatches } from './runMerge.sql.ts';

type Merge = typeof contract.travelers.merge;
type Report = ReplyOf<Merge>;

/** PUT …/merge_with: merges two travelers, previews the merge, or undoes it. */
export async function runMerge(id: string, otherId: string, body: BodyOf<Merge>, context: CallContext): Promise<Report> {
  if (!body.undo) return body.dryRun ? runAndRollBack(context, () => merge(id, otherId, body, context)) : merge(id, otherId, body, context);
  if (body.dryRun) throw fieldFailure('/dryRun', 'notAllowed', 'An undo cannot be a dry run');
  const { survivor, merged, undo } = await undoMerge(id, otherId, body, context);
  const changes = listChanges(undo.survivorAfter, undo.survivorBefore);
  return {
    dryRun: false,
    undone: true,
    traveler: presentTraveler(survivor, context.actor),
    mergedId: merged.id,
    mergedUserDisabled: false,
    changes,
    moved: await countMoved(undo, context),
    undoUntil: null,
  };
}

async function merge(id: string, otherId: string, body: BodyOf<Merge>, context: CallContext): Promise<Report> {
  const { survivor, merged, undo, mergedAt } = await mergeTravelers(id, otherId, body, context);
  return {
    dryRun: body.dryRun,
    undone: false,
    traveler: presentTraveler(survivor, context.actor),
    mergedId: merged.id,
    mergedUserDisabled: undo.closedUser !== null,
    changes: listChanges(undo.survivorBefore, undo.survivorAfter),
    moved: await countMoved(undo, context),
    undoUntil: body.dryRun ? null : undoUntil(mergedAt),
  };
}

async function countMoved({ requests, held }: MergeUndo, { db }: CallContext): Promise<Report['moved']> {
  const ids = requests.map(({ id }) => id);
  const count = await db.first(countMatches, { ids });
  return {
    tripRequests: requests.length,
    tripMatches: count?.matches ?? 0,
    conversations: held.conversations?.length ?? 0,
    messages: held.messages?.length ?? 0,
    documents: new Set([...(held.documents ?? []), ...(held.documentLinks ?? [])]).size,
    reviews: held.reviews?.length ?? 0,
    notes: held.notes?.length ?? 0,
    mails: held.mails?.length ?? 0,
  };
}
