import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { type KeptMerge, mergeTravelers, UNDO_DAYS } from '#src/commands/mergeTravelers.ts';
import { undoMerge } from '#src/commands/mergeTravelers.undo.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { presentTraveler } from './traveler.present.ts';

type Merge = typeof contract.travelers.merge;
type Report = ReplyOf<Merge>;

const DAY = 86_400_000;

/** PUT …/merge_with: merges, shows what a merge would do, or takes one back. */
export async function mergeReport(id: string, otherId: string, body: BodyOf<Merge>, context: CallContext): Promise<Report> {
  if (!body.undo) return body.dryRun ? dryRun(context, () => merge(id, otherId, body, context)) : merge(id, otherId, body, context);
  if (body.dryRun) throw fieldFailure('/dryRun', 'notAllowed', 'An undo has no dry run');
  const { survivor, merged, kept } = await undoMerge(id, otherId, body, context);
  const changes = changesOf(kept).map(({ path, before, after }) => ({ path, before: after, after: before }));
  return {
    dryRun: false,
    undone: true,
    traveler: presentTraveler(survivor, context.actor),
    mergedId: merged.id,
    mergedUserDisabled: false,
    changes,
    moved: await movedBy(kept, context),
    undoUntil: null,
  };
}

async function merge(id: string, otherId: string, body: BodyOf<Merge>, context: CallContext): Promise<Report> {
  const { survivor, merged, kept, mergedAt } = await mergeTravelers(id, otherId, body, context);
  return {
    dryRun: body.dryRun,
    undone: false,
    traveler: presentTraveler(survivor, context.actor),
    mergedId: merged.id,
    mergedUserDisabled: kept.closedUser !== null,
    changes: changesOf(kept),
    moved: await movedBy(kept, context),
    undoUntil: body.dryRun ? null : new Date(mergedAt.getTime() + UNDO_DAYS * DAY).toISOString(),
  };
}

/** Does the work and takes it back, so that the preview is what would happen and not what we think would. */
async function dryRun(context: CallContext, work: () => Promise<Report>): Promise<Report> {
  const { sequelize, transaction } = context;
  await preparedQuery(sequelize, 'merge.savepoint', 'SAVEPOINT dry_run', [], transaction);
  const report = await work();
  await preparedQuery(sequelize, 'merge.rollback', 'ROLLBACK TO SAVEPOINT dry_run', [], transaction);
  return report;
}

function changesOf({ survivorBefore, survivorAfter }: KeptMerge): Report['changes'] {
  const value = (of: object, name: string): unknown => Reflect.get(of, name) ?? null;
  return Object.keys(survivorAfter).map((name) => ({
    path: `/${name}`,
    before: value(survivorBefore, name),
    after: value(survivorAfter, name),
  }));
}

async function movedBy({ requests, held }: KeptMerge, { sequelize, transaction }: CallContext): Promise<Report['moved']> {
  const text = 'SELECT count(*)::int AS matches FROM trip_matches WHERE trip_request_id = ANY ($1::uuid[])';
  const ids = requests.map(({ id }) => id);
  const [counted] = await preparedQuery<{ matches: number }>(sequelize, 'merge.matches', text, [ids], transaction);
  return {
    tripRequests: requests.length,
    tripMatches: counted?.matches ?? 0,
    conversations: held.conversations?.length ?? 0,
    messages: held.messages?.length ?? 0,
    documents: new Set([...(held.documents ?? []), ...(held.documentLinks ?? [])]).size,
    reviews: held.reviews?.length ?? 0,
    notes: held.notes?.length ?? 0,
    mails: held.mails?.length ?? 0,
  };
}
