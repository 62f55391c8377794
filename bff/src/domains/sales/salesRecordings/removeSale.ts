import { findForUpdate } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { LedgerEntryModel } from '#src/domains/sales/ledger/ledgerEntry.model.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import { allowedTransitions } from './salesRecording.policy.ts';
import { deleteSale } from './removeSale.sql.ts';

/** Deletes a draft; a submitted sale can only become VOID. */
export async function removeSale(id: string, context: CallContext): Promise<void> {
  const row = await findForUpdate(salesRecordingEntity, id, context);
  if (row.status !== 'DRAFT') {
    throw new Failure('transition.notAllowed', {
      message: `Only drafts can be deleted, and this one is ${row.status}. Make it VOID if it was a mistake.`,
      allowedTransitions: allowedTransitions(row, context.actor).map((move) => move.to),
    });
  }
  if ((await context.db.count(LedgerEntryModel, { salesRecordingId: row.id })) > 0) {
    throw new Failure('transition.notAllowed', {
      message: 'This recording was confirmed once and is in the ledger, so it stays. Make it VOID.',
      allowedTransitions: allowedTransitions(row, context.actor).map((move) => move.to),
    });
  }
  await context.db.run(deleteSale, { id: row.id });
  await recordAudit('DELETE', salesRecordingEntity.type, row.id, { reference: row.reference, partnerId: row.partnerId }, context);
}
