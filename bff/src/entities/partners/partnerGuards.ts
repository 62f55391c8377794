import type { PartnerStatus } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { isSystem } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { PartnerRow } from './partner.model.ts';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** What still stands between a partner and a status, each as the end of "First …"; empty when nothing does. */
export async function missingFor(row: PartnerRow, to: PartnerStatus, context: CallContext): Promise<string[]> {
  switch (to) {
    case 'ONBOARDING':
      return [...insuranceGap(row), ...(await unansweredCriteria(row, context))];
    case 'ACTIVE':
      if (row.status === 'ONBOARDING') return activationGaps(row, context);
      return row.status === 'SUSPENDED' ? insuranceGap(row) : [];
    case 'TERMINATED':
      return bookedTrips(row, context);
    case 'APPLIED':
      return !isSystem(context.actor) && Date.now() - row.statusChangedAt.getTime() < YEAR_MS
        ? [`wait until 12 months after ${row.statusChangedAt.toISOString().slice(0, 10)}, or correct it with the reason CORRECTION`]
        : [];
    default:
      return [];
  }
}

async function activationGaps(row: PartnerRow, context: CallContext): Promise<string[]> {
  const [counted] = await preparedQuery<{ enabled: number }>(
    context.sequelize,
    'partner.enabledAgents',
    countEnabled,
    [row.id],
    context.transaction,
  );
  const gaps: [isMissing: boolean, what: string][] = [
    [row.contract === null, 'the contract must be signed'],
    [row.countries.length === 0, 'it needs at least one country'],
    [(counted?.enabled ?? 0) === 0, 'it needs at least one enabled agent'],
    [row.profilePublishedAt === null, 'its profile must be published'],
    [row.commissionRatePct === null, 'its commission rate must be set'],
  ];
  return gaps.filter(([isMissing]) => isMissing).map(([, what]) => what);
}

const countEnabled = `
  SELECT count(*)::int AS enabled FROM agents a JOIN users u ON u.id = a.user_id WHERE a.partner_id = $1 AND u.status = 'ENABLED'`;

function insuranceGap({ insurance }: PartnerRow): string[] {
  const today = new Date().toISOString().slice(0, 10);
  if (!insurance) return ['its insurance must be entered'];
  return insurance.expiresOn < today ? [`its insurance must be renewed, it ended on ${insurance.expiresOn}`] : [];
}

async function unansweredCriteria(row: PartnerRow, { sequelize, transaction }: CallContext): Promise<string[]> {
  const open = await preparedQuery<{ question: string }>(sequelize, 'partner.unanswered', selectUnanswered, [row.id], transaction);
  return open.map(({ question }) => `the vetting question "${question}" must be answered`);
}

const selectUnanswered = `
  SELECT c.question FROM screening_criteria c
  WHERE c.stage = 'PARTNER_VETTING' AND c.active
    AND NOT EXISTS (SELECT FROM screening_results r WHERE r.criterion_id = c.id AND r.subject_type = 'PARTNER' AND r.subject_id = $1)
  ORDER BY c.sort_order, c.id`;

async function bookedTrips(row: PartnerRow, { sequelize, transaction }: CallContext): Promise<string[]> {
  const booked = await preparedQuery<{ reference: string }>(sequelize, 'partner.bookedTrips', selectBooked, [row.id], transaction);
  if (booked.length === 0) return [];
  return [`its booked trips must end or be handed over (${booked.map(({ reference }) => reference).join(', ')})`];
}

const selectBooked = `
  SELECT r.reference FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
  WHERE m.partner_id = $1 AND m.status = 'BOOKED' ORDER BY r.reference LIMIT 10`;
