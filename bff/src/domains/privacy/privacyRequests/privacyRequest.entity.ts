import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { idField, momentField, textField } from '#src/kernel/searchFields.ts';
import { PrivacyRequestModel, type PrivacyRequestRow } from './privacyRequest.model.ts';

type PrivacyRequestView = ReplyOf<typeof contract.privacyRequests.read>;

/** Administrators and care see all privacy requests, travelers and agents their own. */
export const privacyRequestEntity: Entity<PrivacyRequestRow, PrivacyRequestView> = {
  type: 'privacyRequest',
  model: PrivacyRequestModel,
  policy: {
    visibleTo: (actor) => {
      if (is(actor, 'admin', 'care')) return {};
      return is(actor, 'traveler', 'agent') && actor.person ? { subjectId: actor.person.personId } : null;
    },
    canChange: (actor, row) => is(actor, 'admin') || isOwn(actor, row),
  },
  present: (row, actor) => ({
    ...presentCommon(row),
    ...(isStaff(actor) ? { evidence: row.evidence, result: row.result } : {}),
  }),
  // Without the address and the evidence, so that a version keeps nothing of the person.
  snapshot: presentCommon,
  fields: {
    kind: textField('kind'),
    status: textField('status'),
    subjectId: idField('subjectId'),
    dueAt: momentField('dueAt'),
    createdAt: momentField('createdAt'),
  },
  defaultSort: ['createdAt', 'DESC'],
};

function isOwn(actor: Actor, row: PrivacyRequestRow): boolean {
  return is(actor, 'traveler', 'agent') && row.subjectId !== null && actor.person?.personId === row.subjectId;
}

function presentCommon(row: PrivacyRequestRow) {
  return {
    id: row.id,
    kind: row.kind,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    status: row.status,
    statusChangedAt: toIsoString(row.statusChangedAt),
    reasonCode: row.reasonCode as PrivacyRequestView['reasonCode'], // one of the machine's reasons
    dueAt: toIsoString(row.dueAt),
    extendedAt: toIsoString(row.extendedAt),
    runsAt: toIsoString(row.runsAt),
    keepReviews: row.keepReviews,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}
