import type { BodyOf, contract } from '@farwend/api-contract';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { findSeen, findToChange, insertRecord, looking, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { availabilityEntity } from './availability.entity.ts';
import type { AvailabilityRow } from './availability.model.ts';
import { partnerEntity } from './partner.entity.ts';
import type { PartnerRow } from './partner.model.ts';
import { monthsLater, periodStatus } from './periodStatus.ts';

const MOST_MONTHS = 24;

/** A partner's word on when it can take travellers. */
export async function createAvailability(
  partnerId: string,
  body: BodyOf<typeof contract.partnerAvailabilities.create>,
  context: CallContext,
): Promise<AvailabilityRow> {
  const partner = await findSeen(partnerEntity, partnerId, context);
  const row: AvailabilityRow = { ...newRecord(newId(), context), partnerId: partner.id, ...body };
  if (!availabilityEntity.policy.changes(context.actor, row)) throw new Failure('auth.forbidden');
  checkDays(row);
  checkCountryOf(row, partner);
  return insertRecord(availabilityEntity, row, context);
}

/** Changes one that is not past; of one that has begun only its end, limit and reason. */
export async function changeAvailability(
  partnerId: string,
  id: string,
  body: BodyOf<typeof contract.partnerAvailabilities.update>,
  context: CallContext,
): Promise<AvailabilityRow> {
  await findAvailability(partnerId, id, context);
  const partner = await findSeen(partnerEntity, partnerId, looking(context));
  const row = await findToChange(availabilityEntity, id, context, body.version);
  const { version: _, changeNote, restoredFrom, ...facts } = body;
  const values = changedValues(row, facts);
  if (Object.keys(values).length === 0) return row;
  const status = periodStatus(row);
  if (status === 'PAST')
    throw new Failure('resource.locked', { message: `It ended on ${row.endsOn} and stays as it was. Enter a new one.` });
  const begun = (['type', 'countryCode', 'startsOn'] as const).find((name) => status === 'CURRENT' && values[name] !== undefined);
  if (begun) throw fieldFailure(`/${begun}`, 'notAllowed', 'It has begun: change its end, and enter a new one from there');
  checkDays({ ...row, ...values });
  checkCountryOf({ ...row, ...values }, partner);
  return saveChange(
    availabilityEntity,
    row,
    { values, kind: restoredFrom === undefined ? 'UPDATE' : 'RESTORE', note: changeNote },
    context,
  );
}

/** Deletes one that has not begun; what was said of past days stays on record. */
export async function removeAvailability(partnerId: string, id: string, context: CallContext): Promise<void> {
  await findAvailability(partnerId, id, context);
  const row = await findToChange(availabilityEntity, id, context);
  if (periodStatus(row) !== 'UPCOMING') {
    throw new Failure('transition.notAllowed', {
      message: 'It has begun already. Change its end instead; what was said of past days stays on record.',
      allowedTransitions: [],
    });
  }
  await availabilityEntity.model(context).destroy({ where: { id: row.id }, transaction: context.transaction });
  await recordAudit('DELETE', availabilityEntity.type, row.id, { before: availabilityEntity.snapshot(row) }, context);
}

/** The availability through its partner: a foreign pair is the same 404 as a missing one. */
export async function findAvailability(partnerId: string, id: string, context: CallContext): Promise<AvailabilityRow> {
  const row = await findSeen(availabilityEntity, id, context);
  if (row.partnerId !== partnerId) throw notFound();
  return row;
}

function checkDays({ startsOn, endsOn, type, maxNewMatchesPerWeek }: AvailabilityRow): void {
  if (endsOn < startsOn) throw fieldFailure('/endsOn', 'tooSmall', 'Must not be before the first day');
  if (endsOn > monthsLater(startsOn, MOST_MONTHS))
    throw fieldFailure('/endsOn', 'tooBig', `Must be at most ${MOST_MONTHS} months after the first day`);
  if (periodStatus({ startsOn, endsOn }) === 'PAST') throw fieldFailure('/endsOn', 'tooSmall', 'Must not be in the past');
  if (maxNewMatchesPerWeek !== null && type !== 'LIMITED')
    throw fieldFailure('/maxNewMatchesPerWeek', 'notAllowed', 'Only with the type LIMITED');
}

function checkCountryOf({ countryCode }: AvailabilityRow, partner: PartnerRow): void {
  if (countryCode === null || partner.countryCodes.includes(countryCode)) return;
  throw fieldFailure('/countryCode', 'notAllowed', `${partner.displayName} serves ${partner.countryCodes.join(', ') || 'no country yet'}`);
}
