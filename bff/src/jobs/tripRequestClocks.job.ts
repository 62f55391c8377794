import { placesInWords } from '#src/entities/tripRequests/placesInWords.ts';
import type { TripRequestStatus } from '@farwend/api-contract';
import { moveTripRequestAsSystem } from '#src/commands/moveTripRequestAsSystem.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { eraseDraft } from '#src/entities/tripRequests/eraseDraft.ts';
import { lockTripRequest } from '#src/entities/tripMatches/lockTripMatch.ts';
import type { CallContext } from '#src/http/handler.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import type { Services } from '#src/services.ts';
import { asSystem } from './asSystem.ts';

/** What happens to requests as days go by: journeys begin and end, drafts and unanswered questions expire, silence and held requests whose day has come are asked about. */
export function tripRequestClocks(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    for (const [name, select, act] of clocks) {
      const due = await preparedQuery<DueRow>(services.sequelize, `tripRequestClocks.${name}`, select, []);
      for (const row of due) {
        if (signal.aborted) return;
        await asSystem(services, jobId, (context) => act(row, context));
      }
    }
  };
}

interface DueRow {
  id: string;
  /** Days since what the clock counts from. */
  days: number;
  /** The moment it counts from, in seconds: one reminder of a kind for each. */
  since: string;
}
type Act = (row: DueRow, context: CallContext) => Promise<unknown>;

const booked = `LEFT JOIN trip_matches m ON m.trip_request_id = r.id AND m.status = 'BOOKED'`;
const age = `floor(extract(epoch FROM now() - r.status_changed_at) / 86400)::int AS days, extract(epoch FROM r.status_changed_at)::bigint::text AS since`;

const clocks: readonly (readonly [name: string, select: string, act: Act])[] = [
  [
    'travelling',
    `SELECT DISTINCT r.id, 0 AS days, '' AS since FROM trip_requests r ${booked} WHERE r.status = 'BOOKED' AND coalesce(m.travel_start, r.departure_date) <= current_date LIMIT 500`,
    ({ id }, context) => moveTripRequestAsSystem(id, { status: 'TRAVELING' }, context),
  ],
  [
    'completed',
    `SELECT DISTINCT r.id, 0 AS days, '' AS since FROM trip_requests r ${booked} WHERE r.status = 'TRAVELING' AND coalesce(m.travel_end, r.return_date) < current_date LIMIT 500`,
    ({ id }, context) => moveTripRequestAsSystem(id, { status: 'COMPLETED' }, context),
  ],
  [
    'drafts',
    `SELECT r.id, ${age} FROM trip_requests r WHERE r.status = 'DRAFT' AND r.status_changed_at < now() - interval '30 days' LIMIT 500`,
    async ({ id }, context) => {
      const row = await moveTripRequestAsSystem(id, { status: 'EXPIRED' }, context);
      if (row) await eraseDraft(row, context);
    },
  ],
  [
    'questions',
    `SELECT r.id, ${age} FROM trip_requests r WHERE r.status = 'NEEDS_INFO' AND r.status_changed_at < now() - interval '2 days' LIMIT 500`,
    answerQuestion,
  ],
  [
    'silence',
    `SELECT r.id, floor(extract(epoch FROM now() - max(c.last_message_at)) / 86400)::int AS days, extract(epoch FROM max(c.last_message_at))::bigint::text AS since
     FROM trip_requests r JOIN conversations c ON c.trip_request_id = r.id JOIN trip_matches m ON m.id = c.trip_match_id AND m.status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED')
     WHERE r.status = 'PLANNING' GROUP BY r.id
     HAVING bool_and(c.awaiting_reply_from = 'TRAVELER') AND max(c.last_message_at) < now() - interval '5 days' ORDER BY r.id LIMIT 500`,
    askSilent,
  ],
  [
    'resuming',
    `SELECT r.id, ${age} FROM trip_requests r WHERE r.status = 'ON_HOLD' AND r.resume_on <= current_date ORDER BY r.id LIMIT 500`,
    ({ id, days, since }, context) => askWhetherToGoOn(id, 'ON_HOLD', days, `${id} ${since} resume`, context),
  ],
];

/** Two reminders of an open question, then the end. */
async function answerQuestion({ id, days, since }: DueRow, context: CallContext): Promise<void> {
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
    destinationNames: placesInWords(row.destinationNames),
    closesOn: new Date(row.statusChangedAt.getTime() + 14 * 86_400_000).toISOString().slice(0, 10),
    requestUrl: `${context.settings.publicOrigin}/my-trips`,
  };
  const related = { type: 'tripRequest', id };
  const mail = { to: primary.email, personId: primary.travelerId, related, data, singletonKey: `${id} ${since} ${day}` };
  await sendTemplate('trip-request-question-reminder', mail, context);
}

/** A traveller who falls silent is asked three times, and after sixty days the request is closed. */
async function askSilent({ id, days, since }: DueRow, context: CallContext): Promise<void> {
  if (days >= 60) {
    await moveTripRequestAsSystem(id, { status: 'CLOSED_LOST', reasonCode: 'NO_RESPONSE' }, context);
    return;
  }
  const silentDays = [30, 12, 5].find((step) => days >= step) ?? 5;
  await askWhetherToGoOn(id, 'PLANNING', silentDays, `${id} ${since} ${silentDays}`, context);
}

/** One mail to the traveller of a request that still stands where it stood. */
async function askWhetherToGoOn(
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
    destinationNames: placesInWords(row.destinationNames),
    silentDays,
    requestUrl: `${context.settings.publicOrigin}/my-trips`,
  };
  const related = { type: 'tripRequest', id };
  await sendTemplate('still-interested', { to: primary.email, personId: primary.travelerId, related, data, singletonKey }, context);
}
