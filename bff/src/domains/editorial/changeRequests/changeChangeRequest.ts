import type { BodyOf, contract } from '@farwend/api-contract';
import { findVisible, findForUpdate, withoutRowLock, saveChange } from '#src/records/records.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { preauthorizedPartnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import type { PartnerRow } from '#src/domains/partners/partners/partner.model.ts';
import { buildPublishedProfile } from '#src/domains/partners/partners/buildPublishedProfile.ts';
import { notifyChangeRequestMoved } from '#src/domains/partners/changeRequests/notifyChangeRequestMoved.ts';
import { moverOf } from '#src/kernel/moverOf.ts';
import { isStaff, userIdOf } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { changeRequestEntity } from '#src/domains/partners/changeRequests/changeRequest.entity.ts';
import { allowedTransitions } from '#src/domains/partners/changeRequests/changeRequest.policy.ts';
import type { ChangeRequestRow } from '#src/domains/partners/changeRequests/changeRequest.model.ts';
import { applyCompanyChanges } from './companyChanges.ts';
import { stageCompanyChanges, stagePartnerChanges } from './stageChanges.ts';

type Body = BodyOf<typeof contract.changeRequests.update>;

/** Changes a change request: our decision or question, or the partner's new values or withdrawal. */
export async function changeChangeRequest(id: string, body: Body, context: CallContext): Promise<ChangeRequestRow> {
  const { partnerId } = await findVisible(changeRequestEntity, id, withoutRowLock(context));
  // locked before the change request, as when changes are staged, to avoid deadlocks
  const partner = await findVisible(preauthorizedPartnerEntity, partnerId, context);
  const row = await findForUpdate(changeRequestEntity, id, context, body.version);
  if (body.wish !== undefined) return resubmit(row, partner, body, context);
  if (body.internalNote !== undefined && !isStaff(context.actor))
    throw fieldFailure('/internalNote', 'unknown', 'There is no field internalNote here. Leave it out');
  const { status = row.status, requiresActionReason, declinedReason, internalNote, externalNote } = body;
  const notes = pickChangedValues(row, { requiresActionReason, declinedReason, internalNote, externalNote });
  if (status === row.status) return saveChange(changeRequestEntity, row, { values: notes, note: body.changeNote }, context);

  checkTransition(row.status, status, allowedTransitions(row, context.actor), undefined);
  if (status === 'REQUIRES_ACTION' && !(requiresActionReason ?? ''))
    throw fieldFailure('/requiresActionReason', 'required', 'Describe what is missing');
  if (status === 'DECLINED' && !(declinedReason ?? '')) throw fieldFailure('/declinedReason', 'required', 'Give the reason');
  const decision = status === 'CONFIRMED' || status === 'DECLINED' ? { decidedAt: new Date(), decidedById: userIdOf(context.actor) } : {};
  const values = { ...notes, ...decision, status, statusChangedAt: new Date() };
  const action = `${row.status} → ${status}`;
  const saved = await saveChange(changeRequestEntity, row, { values, kind: 'STATUS', note: body.changeNote, action }, context);
  await notifyChangeRequestMoved(saved, { from: row.status, to: status, by: moverOf(context.actor), reasonCode: null }, context);
  if (status === 'CONFIRMED')
    await (saved.entityType === 'COMPANY' ? applyCompanyChanges(saved, context) : applyPartnerChanges(saved, partner, context));
  return saved;
}

/** Replaces the requested values on behalf of the partner. */
async function resubmit(
  row: ChangeRequestRow,
  partner: PartnerRow,
  { wish, externalNote }: Body,
  context: CallContext,
): Promise<ChangeRequestRow> {
  if (isStaff(context.actor))
    throw fieldFailure(
      '/wish',
      'notAllowed',
      'Only the company can change its request. Change the profile itself, or decide on this request',
    );
  if (row.status !== 'PENDING' && row.status !== 'REQUIRES_ACTION') {
    throw new Failure('transition.notAllowed', {
      message: `It is already ${row.status}. Send a new change request.`,
      allowedTransitions: [],
    });
  }
  return row.entityType === 'COMPANY'
    ? stageCompanyChanges(row.entityId, partner.id, wish ?? {}, externalNote ?? null, context)
    : stagePartnerChanges(partner, wish ?? {}, externalNote ?? null, context);
}

async function applyPartnerChanges(row: ChangeRequestRow, partner: PartnerRow, context: CallContext): Promise<void> {
  const profileChanges: Partial<PartnerRow['profile']> = Object.fromEntries(
    row.changes.filter(({ path }) => path.startsWith('/profile/')).map(({ path, after }) => [path.slice('/profile/'.length), after]),
  );
  await saveChange(
    preauthorizedPartnerEntity,
    partner,
    { values: buildPublishedProfile(partner, profileChanges), note: 'A change request was confirmed' },
    context,
  );
}
