import { findToChange } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import { possibleMoves } from './salesRecording.present.ts';

/** Deletes a draft; what was submitted once stays, at least as VOID. */
export async function removeSale(id: string, context: CallContext): Promise<void> {
  const row = await findToChange(salesRecordingEntity, id, context);
  if (row.status !== 'DRAFT') {
    throw new Failure('transition.notAllowed', {
      message: `Only drafts can be deleted, and this one is ${row.status}. Make it VOID if it was a mistake.`,
      allowedTransitions: possibleMoves(row, context.actor).map((move) => move.to),
    });
  }
  await preparedQuery(context.sequelize, 'sale.delete', deleteSale, [row.id], context.transaction);
  await recordAudit('DELETE', salesRecordingEntity.type, row.id, { reference: row.reference, partnerId: row.partnerId }, context);
}

const deleteSale = `
  WITH links AS (DELETE FROM document_links WHERE type = 'SALES_RECORDING' AND target_id = $1)
  DELETE FROM sales_recordings WHERE id = $1`;
