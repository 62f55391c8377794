import { notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { isLinkCode, type TripRequestLinkKind } from './tripRequestLink.ts';
import { type PartyMemberRow, type TripRequestRow, TripRequestModel } from './tripRequest.model.ts';

/** A request opened through an emailed link, and the recipient of the email. */
export interface LinkedTripRequest {
  row: TripRequestRow;
  primary: PartyMemberRow;
}

/** How long the link to a submitted request is valid. */
export const LINK_LIFETIME_MS = 30 * 24 * 3600 * 1000;

/** The request of an emailed link, locked if the call writes. An unknown id and a wrong code are both 404. */
export async function findLinkedTripRequest(
  kind: TripRequestLinkKind,
  id: string,
  code: string,
  { db, settings }: CallContext,
): Promise<LinkedTripRequest> {
  const [row] = isId(id) ? await db.find(TripRequestModel, { where: { id }, lock: 'update' }) : [];
  const primary = row?.travelers.find((member) => member.isPrimary);
  if (!row || !primary || !isLinkCode(kind, row, code, settings)) throw notFound();
  return { row, primary };
}
