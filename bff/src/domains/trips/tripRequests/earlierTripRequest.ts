import { openTripRequestStatuses } from '@farwend/api-contract';
import { Op, type WhereOptions } from 'sequelize';
import { fieldFailure } from '#src/kernel/failure.ts';
import { type Actor, is } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { lockFormAndSender } from './lockFormAndSender.sql.ts';
import { TripRequestModel, type TripRequestRow } from './tripRequest.model.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Until the end of the transaction nothing else is created from this form, nor, unless it is a draft, for this traveler or browser, so
 * that two requests sent at once see each other.
 */
export async function lockEarlierRequests(formId: string | undefined, isDraft: boolean, { actor, db }: CallContext): Promise<void> {
  const form = formId ?? null;
  const sender = isDraft ? null : (travelerUserId(actor) ?? actor.deviceId);
  if (form !== null || sender !== null) await db.run(lockFormAndSender, { form, sender });
}

/** Staff enter requests of many travelers, which need not wait for one another. */
function travelerUserId(actor: Actor): string | null {
  return is(actor, 'traveler') && actor.person ? actor.person.userId : null;
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
  const userId = travelerUserId(actor);
  const sender: WhereOptions | null = userId ? { createdById: userId } : actor.deviceId ? { deviceId: actor.deviceId } : null;
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
