import type { TripMatchStatus } from '@farwend/api-contract';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { BusinessCalendar } from '#src/domains/trips/matching/businessTime.ts';
import { computeRespondBy, computeUsedShare } from '#src/domains/trips/matching/clocks.ts';
import type { MatchPlan } from './planMatches.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A status change of a demo match. */
export interface DemoStep {
  status: TripMatchStatus;
  at: Date;
}
type Request = Pick<
  TripRequestRow,
  'status' | 'qualifiedAt' | 'introducedAt' | 'bookedAt' | 'closedAt' | 'totalBudget' | 'departureDate' | 'returnDate'
>;

const statusPaths: Record<TripMatchStatus, readonly TripMatchStatus[]> = {
  SUGGESTED: [],
  PROPOSED: ['PROPOSED'],
  ACCEPTED: ['PROPOSED', 'ACCEPTED'],
  INTRODUCED: ['PROPOSED', 'ACCEPTED', 'INTRODUCED'],
  IN_CONVERSATION: ['PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION'],
  QUOTED: ['PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED'],
  BOOKED: ['PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED'],
  COMPLETED: ['PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'COMPLETED'],
  DECLINED: ['PROPOSED', 'DECLINED'],
  EXPIRED: ['PROPOSED', 'EXPIRED'],
  LOST: ['PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'LOST'],
  WITHDRAWN: ['PROPOSED', 'WITHDRAWN'],
  CANCELLED: ['PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'CANCELLED'],
};

/** Builds the status changes of a match from its plan, at times consistent with its request and not in the future. */
export function buildMatchSteps(plan: MatchPlan, request: Request, calendar: BusinessCalendar, now: Date, spread: number): DemoStep[] {
  const start = computeStart(plan, request, calendar, now, spread);
  const steps: DemoStep[] = [];
  let at = start;
  for (const status of statusPaths[plan.status]) {
    at = new Date(Math.min(now.getTime(), computeStepTime(status, at, plan, request, calendar).getTime()));
    steps.push({ status, at });
  }
  return steps;
}

/** When the match was proposed: soon after its request was qualified; recently if it awaits a response. */
function computeStart(plan: MatchPlan, request: Request, calendar: BusinessCalendar, now: Date, spread: number): Date {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  if (plan.clock === 'RESPOND_80') return startWithShare(0.8, request.totalBudget, calendar, now);
  if (plan.clock === 'FIRST_MESSAGE') return ago(40 + spread);
  if (plan.clock === 'PROPOSAL') return ago(120 + spread);
  if (plan.status === 'PROPOSED') return ago(0.3 + (spread % 5) / 10);
  const qualified = request.qualifiedAt ?? ago(100);
  return new Date(Math.min(qualified.getTime() + (2 + spread) * HOUR, ago(1).getTime()));
}

/** The latest start at which a proposal would have used this share of its time by now. */
function startWithShare(share: number, totalBudget: number, calendar: BusinessCalendar, now: Date): Date {
  const hours = Array.from({ length: 94 }, (_, index) => new Date(now.getTime() - (index + 1) * (HOUR / 2)));
  const fits = (at: Date) => {
    const deadline = computeRespondBy(at, totalBudget, calendar);
    return deadline > now && computeUsedShare(at, deadline, now, calendar) >= share;
  };
  return hours.find(fits) ?? new Date(now.getTime() - HOUR);
}

function computeStepTime(status: TripMatchStatus, before: Date, plan: MatchPlan, request: Request, calendar: BusinessCalendar): Date {
  const later = (ms: number) => new Date(before.getTime() + ms);
  switch (status) {
    case 'PROPOSED':
      return before;
    case 'ACCEPTED':
      return later(5 * HOUR);
    case 'INTRODUCED':
      return plan.clock ? later(2 * HOUR) : (request.introducedAt ?? later(6 * HOUR));
    case 'IN_CONVERSATION':
      return later(20 * HOUR);
    case 'QUOTED':
      return later(2 * DAY);
    case 'BOOKED':
      return plan.status === 'CANCELLED' ? later(3 * DAY) : (request.bookedAt ?? later(9 * DAY));
    case 'COMPLETED':
      return new Date(Date.parse(request.returnDate ?? '') + DAY);
    case 'EXPIRED':
      return computeRespondBy(before, request.totalBudget, calendar);
    case 'LOST':
      return request.status === 'CLOSED_LOST' ? (request.closedAt ?? later(10 * DAY)) : (request.bookedAt ?? later(10 * DAY));
    case 'CANCELLED':
      return later(DAY);
    default:
      return later(7 * HOUR);
  }
}
