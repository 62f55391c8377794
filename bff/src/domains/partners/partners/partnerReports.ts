import { type PartnerReportType, partnerReportTypes, type QueryOf, type ReplyOf, type contract } from '@farwend/api-contract';
import { Failure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { median } from '#src/domains/partners/availabilities/median.ts';
import type { PartnerRow } from './partner.model.ts';
import { addMonths } from '#src/domains/partners/availabilities/periodStatus.ts';
import type { Figures } from './reportKind.ts';
import { reportKinds } from './reportKinds.ts';
import { selectPeers } from './partnerReports.sql.ts';

type Report = ReplyOf<typeof contract.partners.report>;

const MAX_MONTHS = 60;

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
  const { from, to } = resolveDays(type, query);
  const report = reportKinds[type];
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

function resolveDays(
  type: PartnerReportType,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): { from: string; to: string } {
  const today = new Date().toISOString().slice(0, 10);
  const looksAhead = reportKinds[type].looksAhead === true;
  const firstDay = from ?? (looksAhead && to === undefined ? today : addMonths(to ?? today, -12));
  const lastDay = to ?? (looksAhead ? addMonths(firstDay, 12) : today);
  if (lastDay < firstDay) throw invalidDays('to', 'Must not be before from');
  if (lastDay > addMonths(firstDay, MAX_MONTHS)) throw invalidDays('to', `Must be at most ${MAX_MONTHS} months after from`);
  return { from: firstDay, to: lastDay };
}

function invalidDays(field: string, message: string): Failure {
  return new Failure('validation.failed', {
    message: `${field}: ${message}.`,
    status: 400,
    errors: [{ pointer: field, field, code: 'invalid', message }],
  });
}
