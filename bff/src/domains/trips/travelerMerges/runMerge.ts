import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import { type MergeUndo, mergeTravelers, UNDO_DAYS } from './mergeTravelers.ts';
import { undoMerge } from './mergeTravelers.undo.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { presentTraveler } from '#src/domains/travelers/travelers/traveler.present.ts';
import { createSavepoint, rollBackToSavepoint, countMatches } from './runMerge.sql.ts';

type Merge = typeof contract.travelers.merge;
type Report = ReplyOf<Merge>;

const DAY_MS = 86_400_000;

/** PUT …/merge_with: merges two travelers, previews the merge, or undoes it. */
export async function runMerge(id: string, otherId: string, body: BodyOf<Merge>, context: CallContext): Promise<Report> {
  if (!body.undo) return body.dryRun ? runAndRollBack(context, () => merge(id, otherId, body, context)) : merge(id, otherId, body, context);
  if (body.dryRun) throw fieldFailure('/dryRun', 'notAllowed', 'An undo cannot be a dry run');
  const { survivor, merged, undo } = await undoMerge(id, otherId, body, context);
  const changes = listChanges(undo).map(({ path, before, after }) => ({ path, before: after, after: before }));
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
    changes: listChanges(undo),
    moved: await countMoved(undo, context),
    undoUntil: body.dryRun ? null : new Date(mergedAt.getTime() + UNDO_DAYS * DAY_MS).toISOString(),
  };
}

/** Runs the real merge and rolls it back, so that the preview cannot differ from it. */
async function runAndRollBack(context: CallContext, work: () => Promise<Report>): Promise<Report> {
  const { db } = context;
  await db.run(createSavepoint, {});
  const report = await work();
  await db.run(rollBackToSavepoint, {});
  return report;
}

function listChanges({ survivorBefore, survivorAfter }: MergeUndo): Report['changes'] {
  const value = (row: object, name: string): unknown => Reflect.get(row, name) ?? null;
  return Object.keys(survivorAfter).map((name) => ({
    path: `/${name}`,
    before: value(survivorBefore, name),
    after: value(survivorAfter, name),
  }));
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
