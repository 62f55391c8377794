import { type PartnerReportType, partnerReportTypes, type QueryOf, type ReplyOf, type contract } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { median } from './median.ts';
import type { PartnerRow } from './partner.model.ts';
import { monthsLater } from './periodStatus.ts';
import { reportKinds } from './reportKinds.ts';

type Report = ReplyOf<typeof contract.partners.report>;
type Figures = Report['totals'];

const MOST_MONTHS = 60;

/** The reports there are. */
export function listReports(): ReplyOf<typeof contract.partners.reports>['items'] {
  return partnerReportTypes.map((type) => ({ type, title: reportKinds[type].title, description: reportKinds[type].description }));
}

/** A report about one partner: its lines, their sum, and the medians of the partners that work in the same countries. */
export async function partnerReport(
  partner: PartnerRow,
  name: string,
  query: QueryOf<typeof contract.partners.report>,
  { sequelize }: CallContext,
): Promise<Report> {
  const type = partnerReportTypes.find((one) => one === name);
  if (!type) throw notFound();
  const { from, to } = daysOf(type, query);
  const { rows: rowsText, totals: totalsText } = reportKinds[type];
  const peers = await preparedQuery<{ id: string }>(sequelize, 'report.peers', selectPeers, [partner.id, partner.countryCodes]);
  const ids = [partner.id, ...peers.map(({ id }) => id)];
  const [rows, totals] = await Promise.all([
    preparedQuery<Figures>(sequelize, `report.${type}.rows`, rowsText, [partner.id, from, to]),
    preparedQuery<Figures & { partner_id: string }>(sequelize, `report.${type}.totals`, totalsText, [ids, from, to]),
  ]);
  const others = totals.filter(({ partner_id: id }) => id !== partner.id).map(figuresOf);
  const own = totals.find(({ partner_id: id }) => id === partner.id);
  return { type, from, to, rows, totals: own ? figuresOf(own) : {}, benchmark: benchmarkOf(others) };
}

// Fifty are enough for a median; the nearest are those with the most countries in common.
const selectPeers = `
  SELECT id FROM partners p WHERE id <> $1 AND status IN ('ACTIVE', 'PAUSED') AND country_codes && $2::text[]
  ORDER BY cardinality(ARRAY(SELECT unnest(country_codes) INTERSECT SELECT unnest($2::text[]))) DESC, id LIMIT 50`;

function figuresOf({ partner_id: _, ...figures }: Figures & { partner_id: string }): Figures {
  return figures;
}

function benchmarkOf(others: readonly Figures[]): Figures | null {
  const [first] = others;
  if (!first) return null;
  const numbers = (name: string) => others.map((figures) => figures[name]).filter((one) => typeof one === 'number');
  return Object.fromEntries(Object.keys(first).map((name) => [name, median(numbers(name))]));
}

function daysOf(
  type: PartnerReportType,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): { from: string; to: string } {
  const today = new Date().toISOString().slice(0, 10);
  const ahead = reportKinds[type].looksAhead === true;
  const first = from ?? (ahead && to === undefined ? today : monthsLater(to ?? today, -12));
  const last = to ?? (ahead ? monthsLater(first, 12) : today);
  if (last < first) throw wrongDays('to', 'Must not be before from');
  if (last > monthsLater(first, MOST_MONTHS)) throw wrongDays('to', `Must be at most ${MOST_MONTHS} months after from`);
  return { from: first, to: last };
}

function wrongDays(field: string, message: string): Failure {
  return new Failure('validation.failed', {
    message: `${field}: ${message}.`,
    status: 400,
    errors: [{ pointer: field, field, code: 'invalid', message }],
  });
}
