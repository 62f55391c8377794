import { openTripRequestStatuses } from '@farwend/api-contract';
import { Op, type WhereOptions } from 'sequelize';
import { fieldFailure } from '#src/http/failure.ts';
import { rows } from '#src/calls/entity.ts';
import { is } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * The request already made from this form, if it is the caller's: a lost answer and a changed key still make one request. A draft is
 * the caller's under any address: only the browser that made the form knows its id.
 */
export async function requestOfForm(formId: string, party: { email: string }[], context: CallContext): Promise<TripRequestRow | null> {
  const [row] = await find({ formId }, context);
  const isSamePerson = row?.travelers.some((member) => member.email === party[0]?.email);
  return row && (isSamePerson || row.status === 'DRAFT') ? row : null;
}

/** A request for the same places by the same address, sent in the last day by this person or this browser. */
export async function earlierTripRequest(
  party: { email: string }[],
  destinationNames: string[],
  context: CallContext,
): Promise<TripRequestRow | null> {
  const { actor } = context;
  const sender: WhereOptions | null =
    is(actor, 'traveler') && actor.person ? { createdById: actor.person.userId } : actor.deviceId ? { deviceId: actor.deviceId } : null;
  if (!sender || destinationNames.length === 0) return null;
  const found = await find({ ...sender, submittedAt: { [Op.gt]: new Date(Date.now() - DAY_MS) } }, context);
  const wanted = destinationNames.toSorted().join('\n');
  return (
    found.find(
      (row) => row.destinationNames.toSorted().join('\n') === wanted && row.travelers.some((member) => member.email === party[0]?.email),
    ) ?? null
  );
}

/** A signed-in traveller has only so many requests open. Of others nothing is said: the answer would tell about somebody else. */
export async function checkOpenRequests({ actor, models, settings, transaction }: CallContext): Promise<void> {
  if (!is(actor, 'traveler') || !actor.person) return;
  const { personId, userId } = actor.person;
  const own = { [Op.or]: [{ travelerIds: { [Op.contains]: [personId] } }, { createdById: userId }] };
  const where = { ...own, status: { [Op.in]: [...openTripRequestStatuses] } };
  if ((await models.tripRequests.count({ where, transaction })) < settings.openRequestsMax) return;
  throw fieldFailure('/travelers', 'tooBig', `You have ${settings.openRequestsMax} open requests. Cancel one of them, or call us`);
}

async function find(where: WhereOptions, { models, transaction }: CallContext): Promise<TripRequestRow[]> {
  return rows<TripRequestRow>(
    await models.tripRequests.findAll({ where, order: [['createdAt', 'DESC']], limit: 20, raw: true, transaction }),
  );
}
