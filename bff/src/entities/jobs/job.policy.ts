import { type Actor, is, userIdOf } from '#src/http/actor.ts';
import type { JobRow } from './jobRow.ts';

/** Kinds of work on what the site shows, which publishers may look at. */
const ofContent: readonly string[] = ['publishScheduled', 'purgeTrash', 'linkCheck', 'searchIndex', 'sitemap'];

/** Kinds of work this caller may look at: null all, else these. */
export function kindsSeenBy(actor: Actor): readonly string[] | null {
  if (is(actor, 'admin', 'care')) return null;
  return is(actor, 'publisher') ? ofContent : [];
}

/** Whether the caller may look at a job: one of their kinds, or the export they asked for. */
export function seesJob(actor: Actor, row: JobRow): boolean {
  const kinds = kindsSeenBy(actor);
  return kinds === null || kinds.includes(row.name) || isAskedBy(actor, row);
}

/** Whether the job makes a file that the caller asked for. */
export function isAskedBy(actor: Actor, row: JobRow): boolean {
  return row.requested_by_id !== null && row.requested_by_id === userIdOf(actor);
}
