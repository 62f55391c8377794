import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { dayField } from '#src/kernel/searchFields.ts';
import { companyOf, is, isStaff } from '#src/kernel/actor.ts';
import { type AvailabilityRow, AvailabilityModel } from './availability.model.ts';
import { periodStatus } from './periodStatus.ts';

export type AvailabilityView = ReplyOf<typeof contract.partnerAvailabilities.read>;

/** Staff see the availabilities of all partners, agents those of their company; care and the company's agents change them. */
export const availabilityEntity: Entity<AvailabilityRow, AvailabilityView> = {
  type: 'partnerAvailability',
  model: AvailabilityModel,
  policy: {
    visibleTo: (actor) => {
      if (isStaff(actor)) return {};
      const partnerId = companyOf(actor);
      return partnerId === null ? null : { partnerId };
    },
    canChange: (actor, row) => is(actor, 'admin', 'care') || companyOf(actor) === row.partnerId,
  },
  present: (row) => ({
    ...facts(row),
    status: periodStatus(row),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  }),
  snapshot: facts,
  searchText: 'plain_text(reason)',
  searchedFields: ['reason'],
  defaultSort: ['startsOn', 'ASC'],
  fields: {
    partnerId: { attribute: 'partnerId', kind: 'id' },
    countryCode: { attribute: 'countryCode', kind: 'text' },
    type: { attribute: 'type', kind: 'text' },
    startsOn: dayField('startsOn'),
    endsOn: dayField('endsOn'),
  },
};

function facts(row: AvailabilityRow) {
  return {
    id: row.id,
    partnerId: row.partnerId,
    countryCode: row.countryCode,
    type: row.type,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    maxNewMatchesPerWeek: row.maxNewMatchesPerWeek,
    reason: row.reason,
  };
}
