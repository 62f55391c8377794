import type { CallContext } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import { today } from '#src/kernel/today.ts';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { refundEntity } from './refund.entity.ts';
import type { RefundRow } from './refund.model.ts';

type Facts = Pick<RefundRow, 'partnerId' | 'amountUSD' | 'reference' | 'sources'>;

/** Records a refund of today; what it is of, and the ledger, are the caller's. */
export function insertRefund(facts: Facts, context: CallContext): Promise<RefundRow> {
  return insertRecord(refundEntity, { ...newRecord(newId(), context), ...facts, refundedOn: today() }, context);
}
