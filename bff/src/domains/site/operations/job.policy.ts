import { type Actor, is, userIdOf } from '#src/kernel/actor.ts';
import type { JobRow } from './jobs.sql.ts';

/** Jobs on published content, which publishers may see. */
const contentJobs: readonly string[] = ['publishScheduled', 'purgeTrash', 'linkCheck', 'searchIndex', 'sitemap'];

/** Names of the jobs this caller may see; null: all. */
export function visibleJobNames(actor: Actor): readonly string[] | null {
  if (is(actor, 'admin', 'care')) return null;
  return is(actor, 'publisher') ? contentJobs : [];
}

/** Whether the caller may see a job: one with a visible name, or an export they requested. */
export function seesJob(actor: Actor, row: JobRow): boolean {
  const names = visibleJobNames(actor);
  return names === null || names.includes(row.name) || isRequestedBy(actor, row);
}

/** Whether the job is an export requested by the caller. */
export function isRequestedBy(actor: Actor, row: JobRow): boolean {
  return row.requested_by_id !== null && row.requested_by_id === userIdOf(actor);
}
