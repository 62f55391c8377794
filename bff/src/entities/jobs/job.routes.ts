import { contract, type ReplyOf } from '@farwend/api-contract';
import { moment } from '#src/calls/entity.ts';
import { pageHeaders } from '#src/calls/lists.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { exportUrl } from '#src/exports/exportUrl.ts';
import { is } from '#src/http/actor.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import { type CallContext, type Handlers, ok } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { jobs } from '#src/jobs/jobs.ts';
import { isAskedBy, kindsSeenBy, seesJob } from './job.policy.ts';
import { findJob, type JobRow, listJobs, statusOfState } from './jobRow.ts';

type JobView = ReplyOf<typeof contract.jobs.read>;

export const jobHandlers: Handlers<typeof contract.jobs> = {
  list: async ({ query: { offset, limit, status, name } }, context) => {
    const kinds = kindsSeenBy(context.actor);
    const names = name === undefined ? kinds : [name].filter((one) => kinds === null || kinds.includes(one));
    const { rows, total } = await listJobs({ names, status, offset, limit }, context);
    const page = { items: rows.map((row) => present(row, context)), total, offset, limit };
    return { body: page, headers: pageHeaders(page, contract.jobs.list.path) };
  },
  read: async ({ params }, context) => ok(present(await findSeenJob(params.id, context), context)),
  retry: async ({ params }, context) => {
    const row = await findSeenJob(params.id, context);
    if (row.state !== 'failed') {
      throw new Failure('transition.notAllowed', {
        message: 'Only a job that gave up (DEAD) can be tried once more.',
        allowedTransitions: [],
      });
    }
    await context.queue.retry(row.name, row.id, context.transaction);
    await recordAudit('RETRY', 'job', row.id, { name: row.name }, context);
    return ok(present(await findSeenJob(row.id, context), context));
  },
};

async function findSeenJob(id: string, context: CallContext): Promise<JobRow> {
  const row = isId(id) ? await findJob(id, context) : undefined;
  if (!row || !seesJob(context.actor, row)) throw notFound();
  return row;
}

function present(row: JobRow, context: CallContext): JobView {
  const status = statusOfState(row.state);
  return {
    id: row.id,
    name: row.name,
    does: doesOf(row.name),
    status,
    attempts: row.retry_count + (row.started_on === null ? 0 : 1),
    retryLimit: row.retry_limit,
    createdAt: moment(row.created_on),
    startsAt: moment(row.start_after),
    startedAt: moment(row.started_on),
    finishedAt: moment(row.completed_on),
    error: is(context.actor, 'admin') && typeof row.output?.message === 'string' ? row.output.message.slice(0, 500) : null,
    download: status === 'DONE' && isAskedBy(context.actor, row) ? downloadOf(row, context) : null,
  };
}

function downloadOf({ export_id: id, export_format: format, export_rows: rowCount }: JobRow, context: CallContext): JobView['download'] {
  if (id === null || format === null || rowCount === null) return null;
  return { ...exportUrl(id, format, context.settings), rowCount };
}

function doesOf(name: string): string {
  const kinds: Record<string, { does: string }> = jobs;
  return kinds[name]?.does ?? 'A kind of work that is no more.';
}
