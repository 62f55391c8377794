import type { BodyOf, contract } from '@farwend/api-contract';
import { findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { is } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { checkPartnerFacts } from './checkPartnerFacts.ts';
import { partnerEntity } from './partner.entity.ts';
import type { PartnerRow } from './partner.model.ts';

type Input = BodyOf<typeof contract.partners.create>;
type Change = BodyOf<typeof contract.partners.update>;

const officeDay = () => [{ from: '09:00', to: '18:00' }];
const noStats: PartnerRow['stats'] = {
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

/** A partner that applied; commission other than the usual 10 % is an administrator's word. */
export async function createPartner(body: Input, context: CallContext): Promise<PartnerRow> {
  if (!is(context.actor, 'admin') && (body.commissionRatePct !== 10 || body.commissionTerms !== null)) throw commissionForbidden();
  await checkPartnerFacts(body, context);
  const { businessHours, ...facts } = body;
  const row: PartnerRow = {
    ...newRecord(newId(), context),
    ...facts,
    businessHours: businessHours ?? {
      mon: officeDay(),
      tue: officeDay(),
      wed: officeDay(),
      thu: officeDay(),
      fri: officeDay(),
      sat: [],
      sun: [],
    },
    status: 'APPLIED',
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
    stats: noStats,
  };
  return insertRecord(partnerEntity, row, context);
}

/** Changes the facts of a partner; what has a call of its own is not among them. */
export async function changePartner(id: string, body: Change, context: CallContext): Promise<PartnerRow> {
  const row = await findToChange(partnerEntity, id, context, body.version);
  const { version: _, changeNote, restoredFrom, ...facts } = body;
  const values = changedValues(row, facts);
  if (!is(context.actor, 'admin') && (values.commissionRatePct !== undefined || values.commissionTerms !== undefined)) {
    throw commissionForbidden();
  }
  await checkPartnerFacts(values, context);
  return saveChange(partnerEntity, row, { values, kind: restoredFrom === undefined ? 'UPDATE' : 'RESTORE', note: changeNote }, context);
}

function commissionForbidden(): Failure {
  return new Failure('auth.forbidden', {
    message: 'Commission is agreed by administrators. Leave commissionRatePct and commissionTerms out.',
  });
}
