import { openTripRequestStatuses } from '@farwend/api-contract';
import { rows } from '#src/calls/entity.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { LINK_LIFETIME_MS } from './linkedTripRequest.ts';
import { mailReceived } from './mailReceived.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { isOwner } from './tripRequest.policy.ts';
import { isLinkCode } from './tripRequestLink.ts';

/** What shows that the caller sent the request, besides being signed in as one of its travellers. */
export interface SenderProof {
  formId?: string | undefined;
  code?: string | undefined;
}

/** Within so many milliseconds the same wish is one mail. */
const ONE_MAIL_MS = 5 * 60_000;

/** Sends the mail about an open request again to whoever sent it; for everybody else does nothing, and nobody can tell. */
export async function mailAgain(id: string, proof: SenderProof, context: CallContext): Promise<void> {
  await context.limits.take('requestMail', isId(id) ? id : 'none');
  const found = isId(id) ? await context.models.tripRequests.findAll({ where: { id }, raw: true, transaction: context.transaction }) : [];
  const [row] = rows<TripRequestRow>(found);
  if (!row || !isOpen(row) || !isSender(row, proof, context)) return;
  await mailReceived(row, `${row.id} again ${Math.floor(Date.now() / ONE_MAIL_MS)}`, context);
}

function isOpen({ status, submittedAt }: TripRequestRow): boolean {
  const isLinkGood = submittedAt !== null && Date.now() - submittedAt.getTime() < LINK_LIFETIME_MS;
  return isLinkGood && openTripRequestStatuses.some((open) => open === status);
}

function isSender(row: TripRequestRow, { formId, code }: SenderProof, { actor, settings }: CallContext): boolean {
  if (isOwner(actor, row)) return row.confirmed;
  return (formId !== undefined && formId === row.formId) || (code !== undefined && isLinkCode('guest', row, code, settings));
}
