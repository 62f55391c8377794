import type { BodyOf, contract } from '@farwend/api-contract';
import { findSeen, findToChange, looking, saveChange } from '#src/calls/records.ts';
import { chooseMove } from '#src/calls/transitions.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { checkedPartnerEntity } from '#src/entities/partners/partner.entity.ts';
import type { PartnerRow } from '#src/entities/partners/partner.model.ts';
import { publishedProfile } from '#src/entities/partners/publishedProfile.ts';
import { isStaff, userIdOf } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { changeRequestEntity, changeRequestMoves } from './changeRequest.entity.ts';
import type { ChangeRequestRow } from './changeRequest.model.ts';
import { changeCompany } from './companyWish.ts';
import { stageCompany, stagePartner } from './stageAsked.ts';

type Body = BodyOf<typeof contract.changeRequests.update>;

/** PUT of a change request: our decision or question, the company's answer or its taking back. */
export async function changeChangeRequest(id: string, body: Body, context: CallContext): Promise<ChangeRequestRow> {
  const { partnerId } = await findSeen(changeRequestEntity, id, looking(context));
  const partner = await findSeen(checkedPartnerEntity, partnerId, context); // locked first: as in the call that stages a wish
  const row = await findToChange(changeRequestEntity, id, context, body.version);
  if (body.wish !== undefined) return answer(row, partner, body, context);
  if (body.internalNote !== undefined && !isStaff(context.actor))
    throw fieldFailure('/internalNote', 'unknown', 'internalNote is not a field here. Take it out');
  const { status = row.status, requiresActionReason, declinedReason, internalNote, externalNote } = body;
  const words = changedValues(row, { requiresActionReason, declinedReason, internalNote, externalNote });
  if (status === row.status) return saveChange(changeRequestEntity, row, { values: words, note: body.changeNote }, context);

  chooseMove(row.status, status, changeRequestMoves(row, context.actor), undefined);
  if (status === 'REQUIRES_ACTION' && !(requiresActionReason ?? ''))
    throw fieldFailure('/requiresActionReason', 'required', 'Say what is missing');
  if (status === 'DECLINED' && !(declinedReason ?? '')) throw fieldFailure('/declinedReason', 'required', 'Say why');
  const decided = status === 'CONFIRMED' || status === 'DECLINED' ? { decidedAt: new Date(), decidedById: userIdOf(context.actor) } : {};
  const values = { ...words, ...decided, status, statusChangedAt: new Date() };
  const action = `${row.status} → ${status}`;
  const saved = await saveChange(changeRequestEntity, row, { values, kind: 'STATUS', note: body.changeNote, action }, context);
  if (status === 'CONFIRMED') await (saved.entityType === 'COMPANY' ? changeCompany(saved, context) : makeChanges(saved, partner, context));
  return saved;
}

/** Other values for the same record, from the company. */
async function answer(
  row: ChangeRequestRow,
  partner: PartnerRow,
  { wish, externalNote }: Body,
  context: CallContext,
): Promise<ChangeRequestRow> {
  if (isStaff(context.actor))
    throw fieldFailure('/wish', 'notAllowed', 'Wishes are the company’s. Change the profile itself, or decide on this one');
  if (row.status !== 'PENDING' && row.status !== 'REQUIRES_ACTION') {
    throw new Failure('transition.notAllowed', {
      message: `It is ${row.status} already. Send a new change request.`,
      allowedTransitions: [],
    });
  }
  return row.entityType === 'COMPANY'
    ? stageCompany(row.entityId, partner.id, wish ?? {}, externalNote ?? null, context)
    : stagePartner(partner, wish ?? {}, externalNote ?? null, context);
}

async function makeChanges(row: ChangeRequestRow, partner: PartnerRow, context: CallContext): Promise<void> {
  const wish: Partial<PartnerRow['profile']> = Object.fromEntries(
    row.changes.filter(({ path }) => path.startsWith('/profile/')).map(({ path, after }) => [path.slice('/profile/'.length), after]),
  );
  await saveChange(
    checkedPartnerEntity,
    partner,
    { values: publishedProfile(partner, wish), note: 'A change request was confirmed' },
    context,
  );
}
