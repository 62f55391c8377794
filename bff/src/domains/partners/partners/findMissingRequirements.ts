import type { PartnerStatus } from '@farwend/api-contract';
import { isSystem } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { PartnerRow } from './partner.model.ts';
import {
  countEnabledAgents,
  selectBookedTrips,
  selectEvidence,
  selectFiledContract,
  selectUnansweredCriteria,
} from './findMissingRequirements.sql.ts';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Requirements a partner does not yet meet for a status, each worded for the error message. */
export async function findMissingRequirements(row: PartnerRow, to: PartnerStatus, context: CallContext): Promise<string[]> {
  switch (to) {
    case 'ONBOARDING':
      return [...findInsuranceGap(row), ...(await findEvidenceGaps(row, context)), ...(await findUnansweredCriteria(row, context))];
    case 'ACTIVE':
      if (row.status === 'ONBOARDING') return findActivationGaps(row, context);
      return row.status === 'SUSPENDED' ? findInsuranceGap(row) : [];
    case 'TERMINATED':
      return findBookedTrips(row, context);
    case 'APPLIED':
      return !isSystem(context.actor) && Date.now() - row.statusChangedAt.getTime() < YEAR_MS
        ? [`wait until 12 months after ${row.statusChangedAt.toISOString().slice(0, 10)}, or correct it with the reason CORRECTION`]
        : [];
    default:
      return [];
  }
}

async function findActivationGaps(row: PartnerRow, context: CallContext): Promise<string[]> {
  const [counted] = await context.db.run(countEnabledAgents, { id: row.id });
  const gaps: [isMissing: boolean, what: string][] = [
    [row.contract === null, 'the contract must be signed'],
    [
      row.contract !== null && !(await isContractFiled(row, context)),
      'the signed contract must be filed: name an AVAILABLE document of this partner with the category CONTRACT in contract.documentId',
    ],
    [row.countries.length === 0, 'it needs at least one country'],
    [(counted?.enabled ?? 0) === 0, 'it needs at least one enabled agent'],
    [row.profilePublishedAt === null, 'its profile must be published'],
    [row.commissionRatePct === null, 'its commission rate must be set'],
  ];
  return gaps.filter(([isMissing]) => isMissing).map(([, what]) => what);
}

async function isContractFiled({ id, contract }: PartnerRow, { db }: CallContext): Promise<boolean> {
  const documentId = contract?.documentId ?? null;
  return documentId !== null && (await db.first(selectFiledContract, { id, documentId })) !== undefined;
}

/** An insurance and a licence must be on file, verified and still valid. */
async function findEvidenceGaps({ id }: PartnerRow, { db }: CallContext): Promise<string[]> {
  const evidence = await db.run(selectEvidence, { id });
  return (['INSURANCE', 'LICENCE'] as const).flatMap((wanted) => {
    const filed = evidence.filter(({ category }) => category === wanted);
    const verified = filed.filter(({ isVerified }) => isVerified);
    if (verified.some(({ isExpired }) => !isExpired)) return [];
    if (filed.some(({ isVerified, isExpired }) => !isVerified && !isExpired))
      return [`its document of category ${wanted} must be verified`];
    const [latest] = verified;
    return latest
      ? [`its document of category ${wanted} must be renewed, the verified one ended on ${latest.validUntil ?? ''}`]
      : [`a document of category ${wanted} must be filed and verified`];
  });
}

function findInsuranceGap({ insurance }: PartnerRow): string[] {
  const today = new Date().toISOString().slice(0, 10);
  if (!insurance) return ['its insurance must be entered'];
  return insurance.expiresOn < today ? [`its insurance must be renewed, it ended on ${insurance.expiresOn}`] : [];
}

async function findUnansweredCriteria(row: PartnerRow, { db }: CallContext): Promise<string[]> {
  const open = await db.run(selectUnansweredCriteria, { id: row.id });
  return open.map(({ question }) => `the vetting question "${question}" must be answered`);
}

async function findBookedTrips(row: PartnerRow, { db }: CallContext): Promise<string[]> {
  const booked = await db.run(selectBookedTrips, { id: row.id });
  if (booked.length === 0) return [];
  return [`its booked trips must end or be handed over (${booked.map(({ reference }) => reference).join(', ')})`];
}
