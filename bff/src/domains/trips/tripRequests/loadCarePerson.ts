import type { contract, ReplyOf } from '@farwend/api-contract';
import { officeCalendar, officeHours } from '#src/domains/trips/matching/businessTime.ts';
import { is } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectCarePerson, selectResidence } from './loadCarePerson.sql.ts';

type CarePerson = ReplyOf<typeof contract.tripRequests.read>['carePerson'];

/** Who looks after a request, with the number that the caller dials; null while nobody does. */
export async function loadCarePerson(tripRequestId: string, { db, actor }: CallContext): Promise<CarePerson> {
  const travelerId = is(actor, 'traveler') ? actor.person?.personId : undefined;
  const [found, residence] = await Promise.all([
    db.load(selectCarePerson, tripRequestId),
    travelerId === undefined ? undefined : db.load(selectResidence, travelerId),
  ]);
  if (!found) return null;
  const { id, name, title, phones } = found;
  const country = residence?.country;
  const isNorthAmerican = country === 'US' || country === 'CA';
  const phone = (isNorthAmerican ? phones?.call : phones?.contact) ?? phones?.contact ?? phones?.call ?? null;
  return { id, name, title, phone, hours: { timeZone: officeCalendar.timeZone, ...officeHours } };
}
