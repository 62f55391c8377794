import type { contract, QueryOf, ReplyOf } from '@farwend/api-contract';
import { is, isStaff } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectTotalsBy } from './loadSalesTotals.sql.ts';

type Totals = typeof contract.salesRecordings.totals;

/** Totals of the recordings that the caller sees, in one query. */
export async function loadSalesTotals({ groupBy, partnerId, from, to }: QueryOf<Totals>, context: CallContext): Promise<ReplyOf<Totals>> {
  const ownPartnerId = isStaff(context.actor) ? null : is(context.actor, 'agent') ? (context.actor.person?.partnerId ?? NOBODY) : NOBODY;
  const rows = await context.db.run(selectTotalsBy[groupBy], {
    ownPartnerId,
    partnerId: partnerId ?? null,
    from: from ?? null,
    to: to ?? null,
  });
  return {
    items: rows.map((row) => ({
      key: row.key,
      label: row.label,
      count: row.count,
      grossUSD: Number(row.gross),
      commissionUSD: Number(row.commission),
      paidUSD: Number(row.paid),
      outstandingUSD: Number(row.outstanding),
    })),
  };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
