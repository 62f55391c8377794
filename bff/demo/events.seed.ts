import { insertRows } from '#src/db/bulkInsert.ts';
import { journeys } from './data/itineraries.data.ts';
import { selectSubmittedRequests, type SubmittedRequest } from './events.sql.ts';
import { demoId } from './demoId.ts';
import { type Random, createRandom } from './random.ts';
import type { SeedContext } from './seedContext.ts';
import { randomVisitTime } from './randomVisitTime.ts';

const EVENTS = 20_000;
const DAYS = 90;
/** Percentage of started forms that complete each step: details, style, budget, contact. */
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

/** Analytics events of 90 days: forms with a realistic funnel, pages, searches, clicks. */
export async function seedEvents(context: SeedContext): Promise<void> {
  const random = createRandom(20_000);
  const sent = await context.db.run(selectSubmittedRequests, { days: DAYS });
  const started = Math.round((sent.length * 100) / funnel[3]);
  const forms = Array.from({ length: started }, (_, index) => formEvents(index, started, sent[index], random, context)).flat();
  const others = Array.from({ length: EVENTS - forms.length }, (_, index) => otherEvent(index, random, context));
  await insertRows(
    context.db,
    'events',
    [...forms, ...others].map((event, index) => ({ id: demoId('event', index), ...event, view_id: null, user_id: null })),
  );
}

/** The events of one form; the first forms of the list are the submitted ones. */
function formEvents(
  index: number,
  started: number,
  request: SubmittedRequest | undefined,
  random: Random,
  { time }: SeedContext,
): EventRow[] {
  const formVersion = random.chance(58) ? 'trf6d' : 'trf6mt';
  const passed = funnel.filter((share) => index < Math.round((started * share) / 100)).length;
  const end = request?.submitted_at ?? randomVisitTime(DAYS, random, time.now);
  const start = end.getTime() - random.integer(4, 26) * 60_000;
  const base = { session_id: demoId('visit', `form ${index}`), device_id: demoId('device', `form ${index}`) };
  const rows: EventRow[] = [];
  const record = (type: string, data: Record<string, unknown>) =>
    rows.push({
      type,
      data: { formVersion, ...data },
      occurred_at: new Date(Math.min(end.getTime(), start + rows.length * 70_000)),
      ...base,
    });
  record('TripRequestFormStart', { step: 1 });
  for (let step = 1; step <= Math.min(4, passed + 1); step += 1) {
    record('TripRequestStepStart', { step });
    if (random.chance(14))
      record('TripRequestFormError', {
        step,
        field: random.pick(inputs[step - 1] ?? ['email']).replace(/\[.*/, ''),
        code: random.pick(codes),
      });
    if (step <= passed) record('TripRequestStepComplete', { step });
    else record('TripRequestAbandon', { step, lastTouched: random.pick(inputs[step - 1] ?? ['email']) });
  }
  if (passed === 4 && request) {
    record('TripRequestComplete', {});
    record('TripRequestSubmit', { id: request.id, value: request.total_budget, currency: 'USD' });
    record('TripRequestThankYou', { id: request.id });
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
        ['SearchPerformed', { entityType: random.pick(['review', 'itinerary', 'company']), resultCount: random.integer(0, 140) }] as const,
    ),
    () => ['ItinerarySaved', { itineraryId: demoId('itinerary', journey.key) }] as const,
    () => ['ReviewVoted', { reviewId: demoId('review', random.integer(0, 1263)), helpful: true }] as const,
    () =>
      random.chance(60)
        ? (['NewsletterFormSubmit', { source: 'FOOTER' }] as const)
        : (['ContactFormSubmit', { option: 'PLAN_A_TRIP' }] as const),
  ])();
  return {
    type,
    data,
    occurred_at: randomVisitTime(DAYS, random, time.now),
    session_id: demoId('visit', index % 3100),
    device_id: demoId('device', random.integer(0, 2600)),
  };
}
