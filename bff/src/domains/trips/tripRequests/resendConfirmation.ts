import { openTripRequestStatuses } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { LINK_LIFETIME_MS } from './findLinkedTripRequest.ts';
import { sendConfirmation } from './sendConfirmation.ts';
import { type TripRequestRow, TripRequestModel } from './tripRequest.model.ts';
import { isOwner } from './tripRequest.policy.ts';
import { isLinkCode } from './tripRequestLink.ts';

/** Proof that the caller sent the request; not needed by signed-in members of its party. */
export interface SenderProof {
  formId?: string | undefined;
  code?: string | undefined;
}

/** Repeated calls within this time send one email. */
const RESEND_WINDOW_MS = 5 * 60_000;

/** Sends the confirmation of an open request again. Without proof it does nothing, and the response is the same. */
export async function resendConfirmation(id: string, proof: SenderProof, context: CallContext): Promise<void> {
  await context.limits.consume('requestMail', isId(id) ? id : 'none');
  const [row] = isId(id) ? await context.db.find(TripRequestModel, { where: { id } }) : [];
  if (!row || !isResendable(row) || !isSender(row, proof, context)) return;
  await sendConfirmation(row, `${row.id} again ${Math.floor(Date.now() / RESEND_WINDOW_MS)}`, context);
}

function isResendable({ status, submittedAt }: TripRequestRow): boolean {
  const isLinkValid = submittedAt !== null && Date.now() - submittedAt.getTime() < LINK_LIFETIME_MS;
  return isLinkValid && openTripRequestStatuses.some((open) => open === status);
}

function isSender(row: TripRequestRow, { formId, code }: SenderProof, { actor, settings }: CallContext): boolean {
  if (isOwner(actor, row)) return row.confirmed;
  return (formId !== undefined && formId === row.formId) || (code !== undefined && isLinkCode('guest', row, code, settings));
}
