import { journeys } from './data/itineraries.data.ts';
import { demoId } from './demoId.ts';
import { insertRows } from './insertRows.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { type Random, randomFrom } from './random.ts';
import type { SeedContext } from './seedContext.ts';
import { visitMoment } from './visitRhythm.ts';

const EVENTS = 20_000;
const DAYS = 90;
/** Of a hundred forms that are begun, how many get past details, style, budget and contact. */
const funnel = [62, 48, 41, 33] as const;
const inputs = [
  ['destinationNames[0]', 'departureDate', 'totalNights', 'numberOfAdults'],
  ['tripType', 'tripDescription', 'basedOnItinerary'],
  ['budgetPerPersonUSD', 'budgetFlexibility'],
  ['email', 'givenName', 'phone', 'countryOfResidence'],
] as const;
const codes = ['required', 'notAllowed', 'tooSmall'];

interface EventRow {
  type: string;
  data: Record<string, unknown>;
  occurred_at: Date;
  session_id: string;
  device_id: string;
}

/** What happened on the site in 90 days: forms that come as far as forms do, pages, searches, clicks. */
export async function seedEvents(context: SeedContext): Promise<void> {
  const random = randomFrom(20_000);
  const text = `SELECT id, total_budget, submitted_at FROM trip_requests WHERE submitted_at > now() - interval '${DAYS} days' ORDER BY submitted_at, id`;
  const sent = await preparedQuery<{ id: string; total_budget: number; submitted_at: Date }>(
    context.sequelize,
    'seed.sent',
    text,
    [],
    context.transaction,
  );
  const begun = Math.round((sent.length * 100) / funnel[3]);
  const forms = Array.from({ length: begun }, (_, index) => formEvents(index, begun, sent[index], random, context)).flat();
  const others = Array.from({ length: EVENTS - forms.length }, (_, index) => otherEvent(index, random, context));
  await insertRows(
    'events',
    [...forms, ...others].map((event, index) => ({ id: demoId('event', index), ...event, view_id: null, user_id: null })),
    context,
  );
}

/** Everything one form tells: the first forms of the list are those that were sent. */
function formEvents(
  index: number,
  begun: number,
  request: { id: string; total_budget: number; submitted_at: Date } | undefined,
  random: Random,
  { time }: SeedContext,
): EventRow[] {
  const formVersion = random.chance(58) ? 'trf6d' : 'trf6mt';
  const passed = funnel.filter((share) => index < Math.round((begun * share) / 100)).length;
  const end = request?.submitted_at ?? visitMoment(DAYS, random, time.now);
  const start = end.getTime() - random.whole(4, 26) * 60_000;
  const base = { session_id: demoId('visit', `form ${index}`), device_id: demoId('device', `form ${index}`) };
  const rows: EventRow[] = [];
  const tell = (type: string, data: Record<string, unknown>) =>
    rows.push({
      type,
      data: { formVersion, ...data },
      occurred_at: new Date(Math.min(end.getTime(), start + rows.length * 70_000)),
      ...base,
    });
  tell('TripRequestFormStart', { step: 1 });
  for (let step = 1; step <= Math.min(4, passed + 1); step += 1) {
    tell('TripRequestStepStart', { step });
    if (random.chance(14))
      tell('TripRequestFormError', {
        step,
        field: random.pick(inputs[step - 1] ?? ['email']).replace(/\[.*/, ''),
        code: random.pick(codes),
      });
    if (step <= passed) tell('TripRequestStepComplete', { step });
    else tell('TripRequestAbandon', { step, lastTouched: random.pick(inputs[step - 1] ?? ['email']) });
  }
  if (passed === 4 && request) {
    tell('TripRequestComplete', {});
    tell('TripRequestSubmit', { id: request.id, value: request.total_budget, currency: 'USD' });
    tell('TripRequestThankYou', { id: request.id });
  }
  return rows;
}

function otherEvent(index: number, random: Random, { time }: SeedContext): EventRow {
  const journey = random.pick(journeys);
  const page = random.pick([
    '/',
    '/reviews',
    '/itineraries',
    '/destinations/kenya',
    `/itineraries/${journey.key}`,
    '/companies',
    '/our-promises',
  ]);
  const [type, data] = random.pick<() => readonly [string, Record<string, unknown>]>([
    ...Array.from({ length: 30 }, () => () => ['PageVisited', { pageId: page, roles: ['anonymous user'] }] as const),
    ...Array.from(
      { length: 5 },
      () => () => ['CtaClicked', { cta: random.pick(['design-trip', 'start-from-this', 'read-reviews']), pageId: page }] as const,
    ),
    ...Array.from(
      { length: 3 },
      () => () =>
        ['SearchPerformed', { entityType: random.pick(['review', 'itinerary', 'company']), resultCount: random.whole(0, 140) }] as const,
    ),
    () => ['ItinerarySaved', { itineraryId: demoId('itinerary', journey.key) }] as const,
    () => ['ReviewVoted', { reviewId: demoId('review', random.whole(0, 1263)), helpful: true }] as const,
    () =>
      random.chance(60)
        ? (['NewsletterFormSubmit', { source: 'FOOTER' }] as const)
        : (['ContactFormSubmit', { option: 'PLAN_A_TRIP' }] as const),
  ])();
  return {
    type,
    data,
    occurred_at: visitMoment(DAYS, random, time.now),
    session_id: demoId('visit', index % 3100),
    device_id: demoId('device', random.whole(0, 2600)),
  };
}
