import type { PartnerStatus, Problem, TripMatchStatus } from '@farwend/api-contract';
import type { PartnerRow } from '#src/domains/partners/partners/partner.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { selectRequestsOfBoth, selectSameReferences } from './mergePartners.check.sql.ts';

/** A reason why two partners cannot be merged, at the field or list that has to change first. */
interface Refusal {
  field: string;
  message: string;
  references?: NonNullable<Problem['references']>;
}

/** Matches that led to no trip: one of the merged partner may stay with it, where the other was matched with the same request. */
const lostStatuses = ['DECLINED', 'EXPIRED', 'LOST', 'WITHDRAWN', 'CANCELLED'] as const satisfies readonly TripMatchStatus[];

type Standing = 'working' | 'joining' | 'suspended' | 'closed';
const standings: Record<PartnerStatus, Standing> = {
  APPLIED: 'joining',
  VETTING: 'joining',
  ONBOARDING: 'joining',
  ACTIVE: 'working',
  PAUSED: 'working',
  SUSPENDED: 'suspended',
  TERMINATED: 'closed',
  REJECTED: 'closed',
};
/** What may be merged into what: no trip loses its company, and no suspension is lifted on the way. */
const mergeable: Record<Standing, readonly Standing[]> = {
  working: ['working', 'joining', 'closed'],
  joining: ['joining', 'closed'],
  suspended: ['suspended', 'joining', 'closed'],
  closed: ['closed'],
};

/** Throws 409 with every reason why the second partner cannot be merged into the first. */
export async function checkPartnerMerge(survivor: PartnerRow, other: PartnerRow, context: CallContext): Promise<void> {
  checkBothRemain(survivor, other);
  const refusals = [...compareFacts(survivor, other), ...(await compareRecords(survivor, other, context))];
  if (refusals.length === 0) return;
  throw new Failure('merge.conflict', {
    message: refusals.map(({ message }) => `${message}.`).join(' '),
    errors: refusals.map(({ field, message }) => ({ pointer: `/${field}`, field, code: 'conflict', message })),
    references: refusals.flatMap(({ references = [] }) => references),
  });
}

function checkBothRemain(survivor: PartnerRow, other: PartnerRow): void {
  for (const { email, mergedIntoId } of [survivor, other]) {
    if (email.endsWith('@erased.invalid'))
      throw new Failure('merge.conflict', { message: 'The data of one of the two was erased, so they cannot be merged.' });
    if (mergedIntoId === null) continue;
    throw new Failure('merge.conflict', {
      message: 'One of the two was merged before. Merge with the partner it was merged into.',
      references: [{ type: 'partner', id: mergedIntoId, title: 'The partner it was merged into' }],
    });
  }
}

function compareFacts(survivor: PartnerRow, other: PartnerRow): Refusal[] {
  const refusals: Refusal[] = [];
  if (!mergeable[standings[survivor.status]].includes(standings[other.status])) {
    const statuses = `${survivor.displayName} is ${survivor.status} and ${other.displayName} ${other.status}`;
    refusals.push({ field: 'status', message: `${statuses}. Merge the other way round, or change the status of one first` });
  }
  if (survivor.companyId !== null && other.companyId !== null) {
    const message = `Both have a company page, and a partner has one. Unlink the page of ${other.displayName} first`;
    refusals.push({ field: 'companyId', message, references: [{ type: 'company', id: other.companyId, title: other.displayName }] });
  }
  if (survivor.contract !== null && other.contract !== null) refusals.push(...compareTerms(survivor, other));
  if (other.openChangeRequestId !== null) {
    refusals.push({
      field: 'openChangeRequestId',
      message: `${other.displayName} waits for a decision on its profile. Decide first`,
      references: [{ type: 'changeRequest', id: other.openChangeRequestId, title: other.displayName }],
    });
  }
  return refusals;
}

/** Both signed, so what they signed must not contradict: nothing says which commission holds. */
function compareTerms(survivor: PartnerRow, other: PartnerRow): Refusal[] {
  const terms = [
    ['commissionRatePct', 'commissions'],
    ['commissionTerms', 'commission terms'],
    ['invoicing', 'ways of invoicing'],
  ] as const;
  return terms
    .filter(([field]) => survivor[field] !== other[field])
    .map(([field, name]) => ({ field, message: `Both have a contract, with different ${name}. Set the one that holds on both first` }));
}

async function compareRecords(survivor: PartnerRow, other: PartnerRow, { db }: CallContext): Promise<Refusal[]> {
  const pair = { survivorId: survivor.id, mergedId: other.id };
  const refusals: Refusal[] = [];
  const refuse = (field: string, type: string, found: { id: string; title: string }[], build: (names: string) => string) => {
    if (found.length === 0) return;
    const message = build(found.map(({ title }) => title).join(', '));
    refusals.push({ field, message, references: found.map(({ id, title }) => ({ type, id, title })) });
  };
  refuse('tripMatches', 'tripRequest', await db.run(selectRequestsOfBoth, { ...pair, lost: lostStatuses }), (names) => {
    return `Both are matched with ${names}. End the match of ${other.displayName} first, or merge the other way round`;
  });
  const { salesRecordings, payments, refunds } = selectSameReferences;
  refuse('salesRecordings', 'salesRecording', await db.run(salesRecordings, pair), (names) => {
    return `Both have sales with the reference ${names}, which a partner uses once. Void or rename one first`;
  });
  refuse('payments', 'payment', await db.run(payments, pair), (names) => {
    return `Both have payments with the reference ${names}, which a partner uses once, so one may have been entered twice`;
  });
  refuse('refunds', 'refund', await db.run(refunds, pair), (names) => {
    return `Both have refunds with the reference ${names}, which a partner uses once, so one may have been entered twice`;
  });
  return refusals;
}
