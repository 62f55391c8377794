import type { contract, ReplyOf } from '@farwend/api-contract';
import { requireStepUp } from '#src/domains/accounts/factors/requireProof.ts';
import { retentionJob } from '#src/domains/privacy/privacy.jobs.ts';
import { is, userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { momentField } from '#src/kernel/searchFields.ts';
import { listPage } from '#src/records/lists.ts';
import { findVisible } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { RetentionRunModel, type RetentionRunRow } from './retentionRun.model.ts';
import { insertRun } from './retentionRun.sql.ts';

type RetentionRunView = ReplyOf<typeof contract.retentionRuns.read>;

const entity: Entity<RetentionRunRow, RetentionRunView> = {
  type: 'retentionRun',
  model: RetentionRunModel,
  policy: { visibleTo: (actor) => (is(actor, 'admin') ? {} : null), canChange: () => false },
  present: ({ id, dryRun, status, results, createdAt, createdById, finishedAt }) => ({
    id,
    dryRun,
    status,
    results,
    createdAt: toIsoString(createdAt),
    createdById,
    finishedAt: toIsoString(finishedAt),
  }),
  snapshot: () => ({}),
  fields: { createdAt: momentField('createdAt') },
  defaultSort: ['createdAt', 'DESC'],
};

export const retentionRunHandlers: Handlers<typeof contract.retentionRuns> = {
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
  create: async ({ body: { dryRun } }, context) => {
    if (!dryRun) await requireStepUp(context);
    const id = newId();
    await context.db.run(insertRun, { id, dryRun, userId: userIdOf(context.actor) });
    await recordAudit('CREATE', entity.type, id, { dryRun }, context);
    await context.queue.enqueue(retentionJob, { runId: id }, { db: context.db });
    return respond(id, context);
  },
  read: async ({ params }, context) => respond(params.id, context),
};

async function respond(id: string, context: CallContext) {
  return ok(entity.present(await findVisible(entity, id, context), context.actor));
}
