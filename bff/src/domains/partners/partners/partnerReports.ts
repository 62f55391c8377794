import { partnerReportTypes, type QueryOf, type ReplyOf, type contract } from '@farwend/api-contract';
import { notFound } from '#src/kernel/failure.ts';
import { resolvePeriod } from '#src/kernel/reportPeriod.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { median } from '#src/domains/partners/availabilities/median.ts';
import type { PartnerRow } from './partner.model.ts';
import type { Figures } from './reportKind.ts';
import { reportKinds } from './reportKinds.ts';
import { selectPeers } from './partnerReports.sql.ts';

type Report = ReplyOf<typeof contract.partners.report>;

export function listReports(): ReplyOf<typeof contract.partners.reports>['items'] {
  return partnerReportTypes.map((type) => ({ type, title: reportKinds[type].title, description: reportKinds[type].description }));
}

/** A report about one partner: rows, totals, and the medians of partners that work in the same countries. */
export async function buildPartnerReport(
  partner: PartnerRow,
  name: string,
  query: QueryOf<typeof contract.partners.report>,
  { db }: CallContext,
): Promise<Report> {
  const type = partnerReportTypes.find((reportType) => reportType === name);
  if (!type) throw notFound();
  const report = reportKinds[type];
  const { from, to } = resolvePeriod(query, report);
  const peers = await db.run(selectPeers, { partnerId: partner.id, countryCodes: partner.countryCodes });
  const partnerIds = [partner.id, ...peers.map(({ id }) => id)];
  const [rows, totals] = await Promise.all([
    db.run(report.rows, { partnerId: partner.id, from, to }),
    db.run(report.totals, { partnerIds, from, to }),
  ]);
  const others = totals.filter(({ partner_id: id }) => id !== partner.id).map(figuresOf);
  const own = totals.find(({ partner_id: id }) => id === partner.id);
  return { type, from, to, rows, totals: own ? figuresOf(own) : {}, benchmark: computeBenchmark(others) };
}

function figuresOf({ partner_id: _, ...figures }: Figures & { partner_id: string }): Figures {
  return figures;
}

function computeBenchmark(others: readonly Figures[]): Figures | null {
  const [first] = others;
  if (!first) return null;
  const numbers = (name: string) => others.map((figures) => figures[name]).filter((figure) => typeof figure === 'number');
  return Object.fromEntries(Object.keys(first).map((name) => [name, median(numbers(name))]));
}
