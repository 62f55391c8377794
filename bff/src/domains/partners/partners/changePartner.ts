import type { BodyOf, contract } from '@farwend/api-contract';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { checkCompanyIsFree } from './checkCompanyIsFree.ts';
import { checkPartnerDuplicates } from './checkPartnerDuplicates.ts';
import { checkPartnerFacts } from './checkPartnerFacts.ts';
import { companyLinked } from './partner.events.ts';
import { partnerEntity } from './partner.entity.ts';
import type { PartnerRow } from './partner.model.ts';

type Input = BodyOf<typeof contract.partners.create>;
type Change = BodyOf<typeof contract.partners.update>;

const buildOfficeDay = () => [{ from: '09:00', to: '18:00' }];
const emptyStats: PartnerRow['stats'] = {
  openMatches: 0,
  proposed90d: 0,
  acceptRatePct: null,
  responseHoursMedian: null,
  quoteRatePct: null,
  winRatePct: null,
  revenue12mUSD: 0,
  rating: null,
  reviewCount: 0,
};

/** Creates a partner as APPLIED, with warnings of others that it may be the same as. Only administrators set a commission other than 10 %. */
export async function createPartner(
  body: Input,
  context: CallContext,
): Promise<{ partner: PartnerRow; warnings: Awaited<ReturnType<typeof checkPartnerDuplicates>> }> {
  if (!is(context.actor, 'admin') && (body.commissionRatePct !== 10 || body.commissionTerms !== null)) throw commissionFailure();
  const record = newRecord(newId(), context);
  checkPartnerFacts(body);
  const { businessHours, allowDuplicate, ...facts } = body;
  const warnings = await checkPartnerDuplicates({ ...facts, billingAddress: null }, allowDuplicate, context);
  const row: PartnerRow = {
    ...record,
    ...facts,
    businessHours: businessHours ?? {
      mon: buildOfficeDay(),
      tue: buildOfficeDay(),
      wed: buildOfficeDay(),
      thu: buildOfficeDay(),
      fri: buildOfficeDay(),
      sat: [],
      sun: [],
    },
    status: 'APPLIED',
    mergedIntoId: null,
    statusChangedAt: new Date(),
    statusReasonCode: null,
    statusNote: null,
    pausedUntil: null,
    accessEndedAt: null,
    billingAddress: null,
    profile: { intro: '', whyUs: '', process: '', photos: [] },
    profilePublishedAt: null,
    specializationIds: [],
    exclusions: [],
    noCompeteIds: [],
    countryCodes: [],
    countries: [],
    openChangeRequestId: null,
    stats: emptyStats,
  };
  await checkCompanyIsFree(row.companyId, row.id, context);
  const partner = await insertRecord(partnerEntity, row, context);
  if (row.companyId !== null) await context.events.emit(companyLinked, { partner, previousCompanyId: null, moveReviews: true }, context);
  return { partner, warnings };
}

/** Changes the fields of a partner that have no call of their own. */
export async function changePartner(id: string, body: Change, context: CallContext): Promise<PartnerRow> {
  const row = await findForUpdate(partnerEntity, id, context, body.version);
  const { version: _, changeNote, restoredFrom, ...facts } = body;
  const values = pickChangedValues(row, facts);
  if (!is(context.actor, 'admin') && (values.commissionRatePct !== undefined || values.commissionTerms !== undefined)) {
    throw commissionFailure();
  }
  checkPartnerFacts(values);
  const { companyId } = values;
  if (companyId !== undefined) await checkCompanyIsFree(companyId, row.id, context);
  const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
  const partner = await saveChange(partnerEntity, row, { values, kind, note: changeNote }, context);
  if (companyId !== undefined)
    await context.events.emit(companyLinked, { partner, previousCompanyId: row.companyId, moveReviews: true }, context);
  return partner;
}

function commissionFailure(): Failure {
  return new Failure('auth.forbidden', {
    message: 'Only administrators can set the commission. Remove commissionRatePct and commissionTerms.',
  });
}
