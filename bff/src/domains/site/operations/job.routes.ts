import type { contract, ReplyOf } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import { buildPage, findPageStart } from '#src/records/pages.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { signExportUrl } from '#src/platform/exports/exportUrl.ts';
import { nameExportFile } from '#src/platform/exports/nameExportFile.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { isRequestedBy, visibleJobNames, seesJob } from './job.policy.ts';
import { findJob, listJobs, statusOfState } from './jobs.ts';
import type { JobRow } from './jobs.sql.ts';

type JobView = ReplyOf<typeof contract.jobs.read>;

export const jobHandlers: Handlers<typeof contract.jobs> = {
  list: async ({ query }, context) => {
    const { limit, status, name } = query;
    const start = findPageStart(query, context);
    const visible = visibleJobNames(context.actor);
    const names = name === undefined ? visible : [name].filter((jobName) => visible === null || visible.includes(jobName));
    const { rows, ...facts } = await listJobs({ names, status, start, limit }, context);
    return ok(
      buildPage(
        rows.map((row) => present(row, context)),
        { start, limit, ...facts },
        context,
      ),
    );
  },
  read: async ({ params }, context) => ok(present(await findVisibleJob(params.id, context), context)),
  retry: async ({ params }, context) => {
    const row = await findVisibleJob(params.id, context);
    if (row.state !== 'failed') {
      throw new Failure('transition.notAllowed', {
        message: 'Only a DEAD job can be retried.',
        allowedTransitions: [],
      });
    }
    await context.queue.retry(row.name, row.id, context.db);
    await recordAudit('RETRY', 'job', row.id, { name: row.name }, context);
    return ok(present(await findVisibleJob(row.id, context), context));
  },
};

async function findVisibleJob(id: string, context: CallContext): Promise<JobRow> {
  const row = isId(id) ? await findJob(id, context) : undefined;
  if (!row || !seesJob(context.actor, row)) throw notFound();
  return row;
}

function present(row: JobRow, context: CallContext): JobView {
  const status = statusOfState(row.state);
  return {
    id: row.id,
    name: row.name,
    does: context.queue.definitions.find(({ name }) => name === row.name)?.summary ?? 'This job no longer exists.',
    status,
    attempts: row.retry_count + (row.started_on === null ? 0 : 1),
    retryLimit: row.retry_limit,
    createdAt: toIsoString(row.created_on),
    startsAt: toIsoString(row.start_after),
    startedAt: toIsoString(row.started_on),
    finishedAt: toIsoString(row.completed_on),
    error: is(context.actor, 'admin') && typeof row.output?.message === 'string' ? row.output.message.slice(0, 500) : null,
    download: status === 'DONE' && isRequestedBy(context.actor, row) ? presentDownload(row, context) : null,
  };
}

function presentDownload(
  { export_id: id, export_format: format, export_rows: rowCount, export_kind: kind }: JobRow,
  context: CallContext,
): JobView['download'] {
  if (id === null || format === null || rowCount === null || kind === null) return null;
  return { ...signExportUrl(id, format, context.settings, nameExportFile(kind)), rowCount };
}
