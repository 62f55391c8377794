import type { BodyOf, contract } from '@farwend/api-contract';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findVisible, findForUpdate, insertRecord, withoutRowLock, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { availabilityEntity } from './availability.entity.ts';
import type { AvailabilityRow } from './availability.model.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import type { PartnerRow } from '#src/domains/partners/partners/partner.model.ts';
import { addMonths } from '#src/kernel/addMonths.ts';
import { periodStatus } from './periodStatus.ts';

const MAX_MONTHS = 24;

export async function createAvailability(
  partnerId: string,
  body: BodyOf<typeof contract.partnerAvailabilities.create>,
  context: CallContext,
): Promise<AvailabilityRow> {
  const partner = await findVisible(partnerEntity, partnerId, context);
  const row: AvailabilityRow = { ...newRecord(newId(), context), partnerId: partner.id, ...body };
  if (!availabilityEntity.policy.canChange(context.actor, row)) throw new Failure('auth.forbidden');
  checkDays(row);
  checkCountryServed(row, partner);
  return insertRecord(availabilityEntity, row, context);
}

/** A past availability cannot be changed; of a current one only its end, limit and reason. */
export async function changeAvailability(
  partnerId: string,
  id: string,
  body: BodyOf<typeof contract.partnerAvailabilities.update>,
  context: CallContext,
): Promise<AvailabilityRow> {
  await findAvailability(partnerId, id, context);
  const partner = await findVisible(partnerEntity, partnerId, withoutRowLock(context));
  const row = await findForUpdate(availabilityEntity, id, context, body.version);
  const { version: _, changeNote, restoredFrom, ...facts } = body;
  const values = pickChangedValues(row, facts);
  if (Object.keys(values).length === 0) return row;
  const status = periodStatus(row);
  if (status === 'PAST')
    throw new Failure('resource.locked', { message: `It ended on ${row.endsOn} and cannot be changed. Create a new one.` });
  const lockedField = (['type', 'countryCode', 'startsOn'] as const).find((name) => status === 'CURRENT' && values[name] !== undefined);
  if (lockedField)
    throw fieldFailure(`/${lockedField}`, 'notAllowed', 'It has already begun: change its end and create a new one from there');
  checkDays({ ...row, ...values });
  checkCountryServed({ ...row, ...values }, partner);
  return saveChange(
    availabilityEntity,
    row,
    { values, kind: restoredFrom === undefined ? 'UPDATE' : 'RESTORE', note: changeNote },
    context,
  );
}

/** Deletes one that has not begun. */
export async function removeAvailability(partnerId: string, id: string, context: CallContext): Promise<void> {
  await findAvailability(partnerId, id, context);
  const row = await findForUpdate(availabilityEntity, id, context);
  if (periodStatus(row) !== 'UPCOMING') {
    throw new Failure('transition.notAllowed', {
      message: 'It has already begun. Change its end instead.',
      allowedTransitions: [],
    });
  }
  await context.db.delete(availabilityEntity.model, { id: row.id });
  await recordAudit('DELETE', availabilityEntity.type, row.id, { before: availabilityEntity.snapshot(row) }, context);
}

/** 404 also for an availability of another partner. */
export async function findAvailability(partnerId: string, id: string, context: CallContext): Promise<AvailabilityRow> {
  const row = await findVisible(availabilityEntity, id, context);
  if (row.partnerId !== partnerId) throw notFound();
  return row;
}

function checkDays({ startsOn, endsOn, type, maxNewMatchesPerWeek }: AvailabilityRow): void {
  if (endsOn < startsOn) throw fieldFailure('/endsOn', 'tooSmall', 'Must not be before the first day');
  if (endsOn > addMonths(startsOn, MAX_MONTHS))
    throw fieldFailure('/endsOn', 'tooBig', `Must be at most ${MAX_MONTHS} months after the first day`);
  if (periodStatus({ startsOn, endsOn }) === 'PAST') throw fieldFailure('/endsOn', 'tooSmall', 'Must not be in the past');
  if (maxNewMatchesPerWeek !== null && type !== 'LIMITED')
    throw fieldFailure('/maxNewMatchesPerWeek', 'notAllowed', 'Only with the type LIMITED');
}

function checkCountryServed({ countryCode }: AvailabilityRow, partner: PartnerRow): void {
  if (countryCode === null || partner.countryCodes.includes(countryCode)) return;
  throw fieldFailure('/countryCode', 'notAllowed', `${partner.displayName} serves ${partner.countryCodes.join(', ') || 'no country yet'}`);
}
