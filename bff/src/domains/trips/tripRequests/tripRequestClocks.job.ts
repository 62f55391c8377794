import { listDestinations } from './listDestinations.ts';
import type { TripRequestStatus } from '@farwend/api-contract';
import { moveTripRequestAsSystem } from './moveTripRequestAsSystem.ts';
import { discardDraft } from './discardDraft.ts';
import { lockTripRequest } from '#src/domains/trips/tripMatches/lockTripMatch.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import {
  type DueRequest,
  selectRequestsEndingTravel,
  selectRequestsStartingTravel,
  selectRequestsToResume,
  selectRequestsWithOpenQuestion,
  selectSilentRequests,
  selectStaleDrafts,
} from './tripRequestClocks.sql.ts';

/**
 * Moves requests by date: trips start and end, drafts and unanswered questions expire, and travelers are asked whether to continue when
 * they have not replied or the date to resume has come.
 */
export function tripRequestClocks(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const failed = [];
    for (const [dueRequests, act] of clocks) {
      const due = await services.db.run(dueRequests, {});
      failed.push(...(await runForEach(due, signal, (row) => runAsSystem(services, jobId, (context) => act(row, context)))));
    }
    throwIfFailed(failed);
  };
}

type ClockAction = (due: DueRequest, context: CallContext) => Promise<unknown>;

const clocks: readonly (readonly [dueRequests: typeof selectStaleDrafts, act: ClockAction])[] = [
  [selectRequestsStartingTravel, ({ id }, context) => moveTripRequestAsSystem(id, { status: 'TRAVELING' }, context)],
  [selectRequestsEndingTravel, ({ id }, context) => moveTripRequestAsSystem(id, { status: 'COMPLETED' }, context)],
  [selectStaleDrafts, ({ id }, context) => discardDraft(id, undefined, context)],
  [selectRequestsWithOpenQuestion, remindOpenQuestion],
  [selectSilentRequests, remindSilentTraveler],
  [selectRequestsToResume, ({ id, days, since }, context) => askToContinue(id, 'ON_HOLD', days, `${id} ${since} resume`, context)],
];

/** Reminds twice of an open question, then expires the request. */
async function remindOpenQuestion({ id, days, since }: DueRequest, context: CallContext): Promise<void> {
  if (days >= 14) {
    await moveTripRequestAsSystem(id, { status: 'EXPIRED' }, context);
    return;
  }
  const day = days >= 5 ? 5 : 2;
  const row = await lockTripRequest(id, context);
  const primary = row.travelers.find(({ isPrimary }) => isPrimary);
  if (!primary || row.status !== 'NEEDS_INFO') return;
  const data = {
    givenName: primary.givenName,
    reference: row.reference,
    destinationNames: listDestinations(row.destinationNames),
    closesOn: new Date(row.statusChangedAt.getTime() + 14 * 86_400_000).toISOString().slice(0, 10),
    requestUrl: `${context.settings.publicOrigin}/my-trips`,
  };
  const related = { type: 'tripRequest', id };
  const mail = { to: primary.email, personId: primary.travelerId, related, data, singletonKey: `${id} ${since} ${day}` };
  await sendTemplate('trip-request-question-reminder', mail, context);
}

/** Asks a traveler who does not reply three times; closes the request after sixty days. */
async function remindSilentTraveler({ id, days, since }: DueRequest, context: CallContext): Promise<void> {
  if (days >= 60) {
    await moveTripRequestAsSystem(id, { status: 'CLOSED_LOST', reasonCode: 'NO_RESPONSE' }, context);
    return;
  }
  const silentDays = [30, 12, 5].find((step) => days >= step) ?? 5;
  await askToContinue(id, 'PLANNING', silentDays, `${id} ${since} ${silentDays}`, context);
}

/** Emails the traveler if the request still has the given status. */
async function askToContinue(
  id: string,
  status: TripRequestStatus,
  silentDays: number,
  singletonKey: string,
  context: CallContext,
): Promise<void> {
  const row = await lockTripRequest(id, context);
  const primary = row.travelers.find(({ isPrimary }) => isPrimary);
  if (!primary || row.status !== status) return;
  const data = {
    givenName: primary.givenName,
    reference: row.reference,
    destinationNames: listDestinations(row.destinationNames),
    silentDays,
    requestUrl: `${context.settings.publicOrigin}/my-trips`,
  };
  const related = { type: 'tripRequest', id };
  await sendTemplate('still-interested', { to: primary.email, personId: primary.travelerId, related, data, singletonKey }, context);
}
