import type { contract } from '@farwend/api-contract';
import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { countLineProblems, selectLineProblems } from '#src/platform/imports/importLines.sql.ts';
import { insertImport, startUndo } from '#src/platform/imports/imports.sql.ts';
import { listPage } from '#src/records/lists.ts';
import { buildPage, findPageStart } from '#src/records/pages.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findForUpdate, findVisible } from '#src/records/records.ts';
import { findEndOfUndo, importEntity as entity } from './import.entity.ts';
import { checkMayImport } from './import.policy.ts';
import { runImportJob, undoImportJob } from './imports.jobs.ts';

const MAX_CSV_BYTES = 10_485_760;

export const importHandlers: Handlers<typeof contract.imports> = {
  create: async ({ body }, context) => {
    const { entityType, csv, fileName, mode, keyField, mapping, atomic, dryRun, publish } = body;
    checkMayImport(entityType, context.actor);
    if (Buffer.byteLength(csv) > MAX_CSV_BYTES)
      throw fieldFailure('/csv', 'tooBig', 'Send at most 10 MB. Divide the file, or import it on the server');
    const id = newId();
    const options = { entityType, mode, keyField, mapping, atomic, dryRun, publishes: publish, fileName };
    await context.db.run(insertImport, { id, ...options, fingerprint: id, source: csv, userId: userIdOf(context.actor) });
    await recordAudit('IMPORT', entity.type, id, options, context);
    await context.queue.enqueue(runImportJob, { importId: id }, { db: context.db });
    return respond(id, context);
  },
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
  read: async ({ params }, context) => respond(params.id, context),
  errors: async ({ params, query }, context) => {
    const { limit } = query;
    const start = findPageStart(query, context);
    const { id: importId } = await findVisible(entity, params.id, context);
    const rows = await context.db.run(selectLineProblems, { importId, limit, ...start });
    const counted = await context.db.first(countLineProblems, { importId });
    const items = rows.map(({ position: _, ...problem }) => problem);
    return ok(buildPage(items, { start, limit, total: counted?.total ?? 0, end: rows.at(-1)?.position }, context));
  },
  undo: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    const end = findEndOfUndo(row);
    if (end === null || end < new Date()) {
      const message =
        end === null
          ? 'Only an import that has written something and is finished can be undone.'
          : 'An import can be undone within 24 hours.';
      throw new Failure('transition.notAllowed', { message, allowedTransitions: [] });
    }
    await context.db.run(startUndo, { id: row.id });
    await recordAudit('UNDO IMPORT', entity.type, row.id, {}, context);
    const userId = userIdOf(context.actor);
    if (userId === null) throw new Failure('auth.required');
    await context.queue.enqueue(undoImportJob, { importId: row.id, userId }, { db: context.db });
    return respond(row.id, context);
  },
};

async function respond(id: string, context: CallContext) {
  return ok(entity.present(await findVisible(entity, id, context), context.actor));
}
