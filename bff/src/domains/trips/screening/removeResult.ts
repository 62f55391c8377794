import { findForUpdate } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { screeningResultEntity as entity } from './screeningResult.entity.ts';
import { deleteResult, deleteVersion } from './removeResult.sql.ts';

/** Deletes a mistaken answer with its versions; the previous answer counts again. The audit log keeps that it existed, not its text. */
export async function removeResult(id: string, context: CallContext): Promise<void> {
  const row = await findForUpdate(entity, id, context);
  await context.db.run(deleteResult, { id: row.id });
  const { criterionKey, subjectType, subjectId, outcome } = row;
  await recordAudit('DELETE', entity.type, row.id, { criterionKey, subjectType, subjectId, outcome }, context);
}

/** Deletes an earlier version of an answer, since it may contain personal data. The newest version is the answer itself. */
export async function removeResultVersion(id: string, version: string, context: CallContext): Promise<void> {
  const row = await findForUpdate(entity, id, context);
  if (!/^[1-9]\d{0,8}$/.test(version)) throw notFound();
  if (Number(version) === row.version) {
    throw new Failure('reference.inUse', { message: 'This is the current version. Delete the result itself, or an earlier version.' });
  }
  if (!(await context.db.first(deleteVersion, { id: row.id, version: Number(version) }))) throw notFound();
  await recordAudit('DELETE_VERSION', entity.type, row.id, { version: Number(version) }, context);
}
