import type { contract, ReplyOf } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { Failure } from '#src/kernel/failure.ts';
import { today } from '#src/kernel/today.ts';
import { findVisible } from '#src/records/records.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { selectOpenSales, selectStatementEntries, selectStatementSums } from './loadPartnerStatement.sql.ts';

export type PartnerStatement = ReplyOf<typeof contract.partnerStatements.read>;

/** What a partner owed before a month, what changed in it, and what is open at its end. */
export async function loadPartnerStatement(id: string, month: string, context: CallContext): Promise<PartnerStatement> {
  const { id: partnerId } = await findVisible(partnerEntity, id, context);
  const { from, until, asOf } = parseMonth(month);
  const sums = await context.db.first(selectStatementSums, { partnerId, from, until });
  const entries = await context.db.run(selectStatementEntries, { partnerId, from, until });
  const openSales = await context.db.run(selectOpenSales, { partnerId, until, asOf });
  const sumOverdue = (least: number, most: number) => {
    const overdue = openSales.filter(({ daysOverdue }) => daysOverdue >= least && daysOverdue <= most);
    return Number(
      decimal(
        overdue.reduce((total, { openUSD }) => total + parseDecimal(openUSD, 2), 0n),
        2,
      ),
    );
  };
  return {
    partnerId,
    month,
    openingUSD: Number(sums?.opening ?? 0),
    entries: entries.map(({ accruedUSD, receivableUSD, createdAt, ...entry }) => ({
      ...entry,
      accruedUSD: Number(accruedUSD),
      receivableUSD: Number(receivableUSD),
      createdAt: toIsoString(createdAt),
    })),
    closingUSD: Number(sums?.closing ?? 0),
    accruedUSD: Number(sums?.accrued ?? 0),
    openSales: openSales.map(({ daysOverdue: _, openUSD, ...sale }) => ({ ...sale, openUSD: Number(openUSD) })),
    aging: {
      notDueUSD: sumOverdue(0, 0),
      days1To30USD: sumOverdue(1, 30),
      days31To60USD: sumOverdue(31, 60),
      days61To90USD: sumOverdue(61, 90),
      over90USD: sumOverdue(91, Infinity),
    },
  };
}

/** The first day of a month, the day after it, and the day up to which it has passed. Throws 404 for what is no month, or not begun. */
export function parseMonth(month: string): { from: string; until: string; asOf: string } {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) || month > today().slice(0, 7)) {
    const message = `There is no statement of “${month.slice(0, 20)}”. Name a month that has begun, like ${today().slice(0, 7)}.`;
    throw new Failure('resource.notFound', { message });
  }
  const from = `${month}-01`;
  const next = new Date(from);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const until = next.toISOString().slice(0, 10);
  return { from, until, asOf: findLastDay(month) };
}

/** The last day of a month; of the current one, today. */
export function findLastDay(month: string): string {
  const next = new Date(`${month}-01`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const lastDay = new Date(next.getTime() - 86_400_000).toISOString().slice(0, 10);
  return lastDay < today() ? lastDay : today();
}
