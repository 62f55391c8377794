import { findToChange } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { screeningResultEntity as entity } from './screeningResult.entity.ts';

/** Deletes an answer that was a mistake: the one before it counts again. What it said goes with it, that it was there stays in the audit. */
export async function removeResult(id: string, context: CallContext): Promise<void> {
  const row = await findToChange(entity, id, context);
  await preparedQuery(context.sequelize, 'screening.deleteResult', deleteResult, [row.id], context.transaction);
  const { criterionKey, subjectType, subjectId, outcome } = row;
  await recordAudit('DELETE', entity.type, row.id, { criterionKey, subjectType, subjectId, outcome }, context);
}

/** Deletes an earlier version of an answer, with what it said of somebody. The newest is the answer itself. */
export async function removeResultVersion(id: string, version: string, context: CallContext): Promise<void> {
  const row = await findToChange(entity, id, context);
  if (!/^[1-9]\d{0,8}$/.test(version)) throw notFound();
  if (Number(version) === row.version) {
    throw new Failure('reference.inUse', { message: 'This version is the result as it stands. Delete the result, or an earlier version.' });
  }
  const gone = await preparedQuery(
    context.sequelize,
    'screening.deleteVersion',
    deleteVersion,
    [row.id, Number(version)],
    context.transaction,
  );
  if (gone.length === 0) throw notFound();
  await recordAudit('DELETE_VERSION', entity.type, row.id, { version: Number(version) }, context);
}

const deleteResult = `
  WITH gone AS (DELETE FROM versions WHERE entity_type = 'screeningResult' AND entity_id = $1)
  DELETE FROM screening_results WHERE id = $1`;
const deleteVersion = `DELETE FROM versions WHERE entity_type = 'screeningResult' AND entity_id = $1 AND version = $2 RETURNING version`;
