import { openTripRequestStatuses } from '@farwend/api-contract';
import { Op, type WhereOptions } from 'sequelize';
import { fieldFailure } from '#src/kernel/failure.ts';
import { is } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { lockSender } from './lockSender.sql.ts';
import { TripRequestModel, type TripRequestRow } from './tripRequest.model.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Until the end of the transaction no other request of this person or browser is created, so that two sent at once see each other. */
export async function lockRequestsOfSender({ actor, db }: CallContext): Promise<void> {
  const sender = actor.person?.userId ?? actor.deviceId;
  if (sender) await db.run(lockSender, { sender });
}

/**
 * The caller's request from this form, so that a repeated submission with another idempotency key does not create a second one. A draft
 * matches with any email address, because only the browser that created the form knows its id.
 */
export async function findRequestOfForm(formId: string, party: { email: string }[], context: CallContext): Promise<TripRequestRow | null> {
  const [row] = await findNewest({ formId }, context);
  const isSamePerson = row?.travelers.some((member) => member.email === party[0]?.email);
  return row && (isSamePerson || row.status === 'DRAFT') ? row : null;
}

/** A request for the same places from the same email address, submitted within a day by this person or browser. */
export async function findEarlierTripRequest(
  party: { email: string }[],
  destinationNames: string[],
  context: CallContext,
): Promise<TripRequestRow | null> {
  const { actor } = context;
  const sender: WhereOptions | null =
    is(actor, 'traveler') && actor.person ? { createdById: actor.person.userId } : actor.deviceId ? { deviceId: actor.deviceId } : null;
  if (!sender || destinationNames.length === 0) return null;
  const recent = await findNewest({ ...sender, submittedAt: { [Op.gt]: new Date(Date.now() - DAY_MS) } }, context);
  const names = destinationNames.toSorted().join('\n');
  return (
    recent.find(
      (row) => row.destinationNames.toSorted().join('\n') === names && row.travelers.some((member) => member.email === party[0]?.email),
    ) ?? null
  );
}

/** Limits the open requests of a signed-in traveler. Anonymous senders are not checked, or the response would disclose somebody's requests. */
export async function checkOpenRequests({ actor, db, settings }: CallContext): Promise<void> {
  if (!is(actor, 'traveler') || !actor.person) return;
  const { personId, userId } = actor.person;
  const own = { [Op.or]: [{ travelerIds: { [Op.contains]: [personId] } }, { createdById: userId }] };
  const where = { ...own, status: { [Op.in]: [...openTripRequestStatuses] } };
  if ((await db.count(TripRequestModel, where)) < settings.openRequestsMax) return;
  throw fieldFailure('/travelers', 'tooBig', `You have ${settings.openRequestsMax} open requests. Cancel one of them or call us`);
}

function findNewest(where: WhereOptions, { db }: CallContext): Promise<TripRequestRow[]> {
  return db.find(TripRequestModel, { where, order: [['createdAt', 'DESC']], limit: 20 });
}
