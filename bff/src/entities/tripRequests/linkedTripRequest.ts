import { rows } from '#src/calls/entity.ts';
import { notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { isLinkCode, type TripRequestLinkKind } from './tripRequestLink.ts';
import type { PartyMemberRow, TripRequestRow } from './tripRequest.model.ts';

/** A request that was reached by a link in a mail, and the person the mail went to. */
export interface LinkedTripRequest {
  row: TripRequestRow;
  primary: PartyMemberRow;
}

/** How long the link to a sent request opens it, in milliseconds. */
export const LINK_LIFETIME_MS = 30 * 24 * 3600 * 1000;

/** The request a followed link belongs to, locked in a call that writes; an unknown id and a wrong code are the same 404. */
export async function linkedTripRequest(
  kind: TripRequestLinkKind,
  id: string,
  code: string,
  { models, settings, transaction }: CallContext,
): Promise<LinkedTripRequest> {
  const found = isId(id) ? await models.tripRequests.findAll({ where: { id }, raw: true, transaction, lock: transaction !== null }) : [];
  const [row] = rows<TripRequestRow>(found);
  const primary = row?.travelers.find((one) => one.isPrimary);
  if (!row || !primary || !isLinkCode(kind, row, code, settings)) throw notFound();
  return { row, primary };
}
