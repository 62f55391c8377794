import type { SalesRecordingStatus } from '@farwend/api-contract';
import { insertModels } from '#src/db/bulkInsert.ts';
import { computeDueOn } from '#src/domains/sales/salesRecordings/saleChecks.ts';
import { parseDecimal } from '#src/kernel/decimal.ts';
import { rateOf } from '#src/domains/sales/salesRecordings/resolveSaleRate.ts';
import { computeSaleAmounts, isRefund, type SaleAmounts } from '#src/domains/sales/salesRecordings/salesAmounts.ts';
import { salesRecordingEntity } from '#src/domains/sales/salesRecordings/salesRecording.entity.ts';
import { SalesRecordingModel, type SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { computeTakeBack } from '#src/domains/sales/salesRecordings/takeBackAmounts.ts';
import { findDemoRate } from './exchangeRates.seed.ts';
import { demoId } from './demoId.ts';
import { InvoiceNumbers, seedInvoices } from './invoices.seed.ts';
import { seedLedger } from './ledger.seed.ts';
import { insertHistories } from './insertHistories.ts';
import { seedPayments } from './payments.seed.ts';
import { selectSoldMatches, type SoldMatch } from './sales.sql.ts';
import type { SeedContext } from './seedContext.ts';

const RECORDINGS = 74;
/** Booked and added, before what is taken back: about 1.9 million remain. */
const GROSS_USD = 2_090_000;
const DAY = 86_400_000;

const currencies = ['USD', 'EUR', 'USD', 'GBP', 'USD', 'ZAR'] as const;

/** How a recording came to where it is, step by step. */
const statusPaths: Record<SalesRecordingStatus, readonly SalesRecordingStatus[]> = {
  DRAFT: [],
  SUBMITTED: ['SUBMITTED'],
  QUERIED: ['SUBMITTED', 'QUERIED'],
  CONFIRMED: ['SUBMITTED', 'CONFIRMED'],
  INVOICED: ['SUBMITTED', 'CONFIRMED', 'INVOICED'],
  PAID: ['SUBMITTED', 'CONFIRMED', 'INVOICED', 'PAID'],
  DISPUTED: ['SUBMITTED', 'CONFIRMED', 'INVOICED', 'DISPUTED'],
  CANCELLED: ['SUBMITTED', 'CONFIRMED', 'CANCELLED'],
  VOID: ['VOID'],
};
const openStatuses: readonly SalesRecordingStatus[] = ['DRAFT', 'SUBMITTED', 'QUERIED', 'VOID', 'DRAFT', 'SUBMITTED'];
const bookedStatuses: readonly SalesRecordingStatus[] = ['CONFIRMED', 'CONFIRMED', 'INVOICED', 'CONFIRMED', 'CANCELLED'];
const completedStatuses: readonly SalesRecordingStatus[] = ['PAID', 'INVOICED', 'PAID', 'PAID', 'DISPUTED', 'PAID'];

/** The sales of the demo: every status, four currencies, about $1.9 million gross. */
export async function seedSales(careUserId: string, context: SeedContext): Promise<void> {
  const matches = await context.db.run(selectSoldMatches, {});
  const plans = planSales(matches).slice(0, RECORDINGS);
  const bare = plans.reduce((sum, { match, type }) => sum + (isRefund(type) ? 0 : match.budget * shareOf(type)), 0);
  const scale = bare === 0 ? 1 : GROSS_USD / bare;
  const numbers = new InvoiceNumbers();
  const histories: SalesRecordingRow[][] = [];
  for (const [index, plan] of plans.entries()) {
    const booking = plan.linkedTo === undefined ? undefined : histories[plan.linkedTo]?.at(-1);
    histories.push(buildHistory(plan, index, scale, booking, careUserId, numbers, context));
  }
  const now = histories.flatMap((history) => history.slice(-1));
  const inOrder = [
    ...now.filter(({ linkedRecordingId }) => !linkedRecordingId),
    ...now.filter(({ linkedRecordingId }) => linkedRecordingId),
  ];
  await insertModels(context.db, SalesRecordingModel, inOrder);
  await insertHistories(context.db, salesRecordingEntity, histories);
  await seedInvoices(now, context);
  await seedLedger(histories, await seedPayments(histories, context), context);
  await numbers.insert(context);
}

interface Plan {
  match: SoldMatch;
  type: SalesRecordingRow['type'];
  status: SalesRecordingStatus;
  linkedTo?: number;
}

/** A booking for every match that was booked, some of those still talked about, and what followed a few of them. */
function planSales(matches: readonly SoldMatch[]): Plan[] {
  const travelled = matches.filter(({ status }) => status === 'COMPLETED');
  const booked = matches.filter(({ status }) => status === 'BOOKED');
  const talked = matches.filter(({ status }) => status !== 'COMPLETED' && status !== 'BOOKED');
  const of = (list: readonly SoldMatch[], statuses: readonly SalesRecordingStatus[]) =>
    list.map((match, index): Plan => ({ match, type: 'BOOKING', status: statuses[index % statuses.length] ?? 'DRAFT' }));
  const bookings = [...of(travelled, completedStatuses), ...of(booked, bookedStatuses), ...of(talked.slice(0, 12), openStatuses)];
  const followed = bookings.flatMap((plan, index): Plan[] => {
    if (plan.status === 'CANCELLED') return [{ ...plan, type: 'CANCELLATION', status: 'CONFIRMED', linkedTo: index }];
    if (plan.status === 'PAID') return [{ ...plan, type: index % 3 === 0 ? 'REDUCTION' : 'ADDITION', status: 'PAID', linkedTo: index }];
    return plan.status === 'CONFIRMED' ? [{ ...plan, type: 'ADDITION', status: 'SUBMITTED', linkedTo: index }] : [];
  });
  const room = RECORDINGS - followed.filter(({ type }) => type === 'CANCELLATION').length;
  const needed = followed.filter(({ type }) => type === 'CANCELLATION');
  const optional = followed.filter(({ type }) => type !== 'CANCELLATION');
  const repeats = of(talked.slice(12), openStatuses); // more drafts where there are fewer bookings
  return [...bookings.slice(0, room), ...needed, ...optional, ...repeats];
}

function buildHistory(
  { match, type, status, linkedTo }: Plan,
  index: number,
  scale: number,
  booking: SalesRecordingRow | undefined,
  careUserId: string,
  numbers: InvoiceNumbers,
  { time }: SeedContext,
): SalesRecordingRow[] {
  const recordedAt = new Date(Math.min(match.at.getTime() + (linkedTo === undefined ? 1 : 9) * DAY, time.now.getTime() - DAY));
  const takenFrom = isRefund(type) ? booking : undefined;
  const currencyCode = currencies[(takenFrom && linkedTo !== undefined ? linkedTo : index) % currencies.length] ?? 'USD';
  const rate = currencyCode === 'USD' ? null : findDemoRate(currencyCode, takenFrom ? takenFrom.createdAt : recordedAt);
  const usdPerUnit = rate?.usdPerUnit ?? '1';
  const gross = Math.round((match.budget * scale * shareOf(type)) / Number(usdPerUnit) / 10) * 10;
  const fees = Math.round((gross * Number(usdPerUnit) * 0.04) / 5) * 5;
  const lines =
    type === 'BOOKING' && index % 3 === 0 && fees > 0
      ? [{ label: 'Park and entry fees', amountUSD: fees.toFixed(2), commissionable: false }]
      : [];
  const facts = { grossAmount: String(gross), usdPerUnit, nonCommissionableUSD: '0', lines, commissionRatePct: match.rate };
  const amounts = takenFrom ? takeBack(gross, takenFrom) : computeSaleAmounts(facts);
  if (!amounts) throw new Error('a demo sale has more fees than price');
  const first: SalesRecordingRow = {
    id: demoId('salesRecording', index),
    version: 1,
    createdAt: recordedAt,
    updatedAt: recordedAt,
    createdById: match.agent_user_id,
    updatedById: match.agent_user_id,
    tripMatchId: match.id,
    tripRequestId: match.trip_request_id,
    partnerId: match.partner_id,
    agentId: match.agent_id,
    type,
    reference: `${initials(match.partner)}-${String(2041 + index * 3)}`,
    status: 'DRAFT',
    statusChangedAt: recordedAt,
    statusReasonCode: null,
    statusNote: null,
    bookedOn: recordedAt.toISOString().slice(0, 10),
    travelStart: match.travel_start,
    travelEnd: match.travel_end,
    travelersCount: match.people,
    currencyCode,
    usdPerUnit: rate?.usdPerUnit ?? null,
    fxRateDate: rate?.date ?? null,
    fxSource: rate && 'ECB',
    fxNote: null,
    ...amounts,
    lines,
    dueOn: computeDueOn(match.travel_start),
    invoiceId: null,
    invoiceNumber: null,
    invoicedAt: null,
    paidAt: null,
    paidUSD: null,
    disputeReason: null,
    linkedRecordingId: linkedTo === undefined ? null : demoId('salesRecording', linkedTo),
    note: notes[type] ?? null,
    documentIds: [],
  };
  const history = [first];
  for (const step of statusPaths[status]) {
    const before = history.at(-1) ?? first;
    const at = new Date(Math.min(before.updatedAt.getTime() + DAY * (step === 'PAID' ? 21 : 2), time.now.getTime()));
    const effects = computeEffects(step, before, at, numbers, index);
    const updatedById = step === 'SUBMITTED' ? match.agent_user_id : careUserId;
    history.push({ ...before, ...effects, status: step, statusChangedAt: at, updatedAt: at, updatedById, version: before.version + 1 });
  }
  return history;
}

const notes: Partial<Record<SalesRecordingRow['type'], string>> = {
  ADDITION: 'A third night at the lake, and the balloon at dawn.',
  REDUCTION: 'One guest stayed at home; the single room was kept at half its price.',
  CANCELLATION: 'Called off for reasons of health. The deposit stays with the camps.',
};

function computeEffects(
  step: SalesRecordingStatus,
  before: SalesRecordingRow,
  at: Date,
  numbers: InvoiceNumbers,
  index: number,
): Partial<SalesRecordingRow> {
  if (step === 'QUERIED') return { statusNote: 'The contract names three travelers, the recording two. Which is right?' };
  if (step === 'PAID') return { paidAt: at, paidUSD: before.commissionUSD };
  if (step === 'DISPUTED')
    return { disputeReason: 'The rail passes were bought for the guests at cost.', statusNote: 'The rail passes were bought at cost.' };
  if (step !== 'INVOICED') return { statusNote: null };
  const year = at.getUTCFullYear();
  const kind = Number(before.commissionUSD) < 0 ? 'CREDIT_NOTE' : 'INVOICE';
  const part = index % 9 === 4 ? { paidUSD: (Math.round(Number(before.commissionUSD) * 40) / 100).toFixed(2) } : {};
  return { invoiceId: demoId('invoice', index), invoiceNumber: numbers.take(kind, year), invoicedAt: at, ...part };
}

/** The amounts of what is taken back from a booking of the demo; nothing else was added to it or taken back. */
function takeBack(gross: number, booking: SalesRecordingRow): SaleAmounts {
  const { grossAmount, grossUSD, nonCommissionableUSD, commissionableUSD, commissionUSD, commissionRatePct } = booking;
  const cents = (amount: string) => parseDecimal(amount, 2);
  const amounts = computeTakeBack(
    { grossAmount: String(gross), usdPerUnit: rateOf(booking), nonCommissionableUSD: null, commissionRatePct },
    {
      grossAmount: cents(grossAmount),
      grossUSD: cents(grossUSD),
      nonCommissionableUSD: cents(nonCommissionableUSD),
      commissionableUSD: cents(commissionableUSD),
      commissionUSD: cents(commissionUSD),
    },
  );
  if ('exceeded' in amounts) throw new Error('a demo sale takes back more than was booked');
  return amounts;
}

/** How much of the price of its journey a recording is about. */
function shareOf(type: SalesRecordingRow['type']): number {
  return { BOOKING: 1, ADDITION: 0.08, REDUCTION: 0.12, CANCELLATION: 0.7 }[type];
}

function initials(name: string): string {
  return name
    .split(/[^\p{L}]+/u)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}
